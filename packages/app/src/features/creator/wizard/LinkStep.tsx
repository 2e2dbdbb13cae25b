import { type ReactNode, useEffect, useState } from 'react';

import {
  Button,
  ButtonLink,
  Card,
  Hidden,
  Inline,
  PictureRadioGroup,
  type PictureOption,
  SearchField,
  Stack,
  Text,
} from '@hearback/ui';
import { ArrowLeftIcon, PlusIcon } from '@hearback/ui/icons';

import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { WhenLoaded } from '../WhenLoaded';
import { messages } from './messages';
import * as styles from '../../../fields/formFoot.css';

/** Documents of the account on the wall; a search finds the others. */
export const mostListed = 24;

const typingMs = 250;

/** The text in a search field, and the one that is requested after a pause in typing. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, asked };
}

/** The document that a step chose: one of the account, or one that is made when the step is left. */
export interface Picked {
  link: 'form' | 'frame';
  value: string;
  /** Resolves to the id; undefined if it failed, which has been reported. */
  make: () => Promise<string | undefined>;
}

export interface LinkStepProps {
  /** The chosen document or design; empty while there is none. */
  value: string;
  onChoose: (id: string) => void;
  onPick: (picked: Picked) => void;
  /** The wizard's state, for the editor that returns here. */
  address: URLSearchParams;
  /** True while the picked document is made. */
  isBusy: boolean;
  onNext: () => void;
  onBack?: () => void;
}

interface Props extends Omit<LinkStepProps, 'onPick' | 'address'> {
  title: string;
  text: string;
  /** Names the whole choice. */
  label: string;
  own: { title: string; options: readonly PictureOption[]; total: number };
  finished: readonly { id: string; title: string; options: readonly PictureOption[] }[];
  search: Pick<ReturnType<typeof useTypedSearch>, 'typed' | 'setTyped'>;
  loading: { isLoading: boolean; hasFailed: boolean; retry: () => void };
  /** Link to the editor of a new document, which returns here. */
  start: { href: string; label: string };
}

/** A step of the wizard: an own document or a finished one, both as pictures, or a new one. */
export function LinkStep(props: Props): ReactNode {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();
  const { title, text, label, own, finished, search, value, onChoose, onNext, onBack } = props;
  const [isMissing, setIsMissing] = useState(false);
  const isSearched = search.typed.trim() !== '';
  const groups = [{ id: 'own', ...own }, ...(isSearched ? [] : finished)].filter(
    ({ options }) => options.length > 0,
  );
  // The chosen document may have been deleted meanwhile.
  const chosen = groups.flatMap(({ options }) => options).find((one) => one.value === value);
  const isListed = chosen !== undefined;

  return (
    <Card title={title} description={text}>
      <WhenLoaded choices={props.loading} shape="gallery">
        <Stack gap="large">
          {(own.total > mostListed || isSearched) && (
            <SearchField
              label={formatMessage(messages.search)}
              value={search.typed}
              onChange={search.setTyped}
            />
          )}
          {groups.length === 0 ? (
            <Text tone="muted">{formatMessage(messages.noneFound)}</Text>
          ) : (
            <PictureRadioGroup
              label={label}
              groups={groups}
              value={isListed ? value : ''}
              onChange={onChoose}
              error={isMissing && !isListed ? issueText('required') : undefined}
            />
          )}
          <div className={styles.foot} data-floating={isListed || undefined}>
            <Inline spread="between">
              <Inline>
                {onBack && (
                  <Button icon={ArrowLeftIcon} onPress={onBack}>
                    {formatMessage(messages.back)}
                  </Button>
                )}
                {chosen && (
                  <Hidden on="phone">
                    <Text as="span" weight="strong" tone="strong">
                      {chosen.label}
                    </Text>
                  </Hidden>
                )}
              </Inline>
              <Inline>
                <ButtonLink href={props.start.href} icon={PlusIcon}>
                  {props.start.label}
                </ButtonLink>
                <Button
                  tone="primary"
                  isPending={props.isBusy}
                  onPress={() => {
                    setIsMissing(!isListed);
                    if (isListed) onNext();
                  }}
                >
                  {formatMessage(messages.next)}
                </Button>
              </Inline>
            </Inline>
          </div>
        </Stack>
      </WhenLoaded>
    </Card>
  );
}
