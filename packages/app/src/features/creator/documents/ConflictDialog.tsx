import { useState } from 'react';

import { textIn } from '@hearback/schema/documents';
import { Button, Dialog, DialogActions, RadioGroup, Stack, Text } from '@hearback/ui';
import type { Conflict, Side } from '@hearback/ui/editors/form';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import type { EditedDocument } from './EditedDocument';
import { messages } from './messages';
import type { DocumentEditing } from './useDocumentEditing';

interface Props<Document> {
  kind: EditedDocument<Document>;
  document: Document;
  conflict: NonNullable<DocumentEditing<Document>['conflict']>;
  onCopy: () => void;
  isCopying: boolean;
  onClose: () => void;
}

type AnyConflict = Conflict<{ id: string; type: string }>;

/** Asks how to resolve conflicting changes. Changes that do not conflict are merged. */
export function ConflictDialog<Document>({
  kind,
  document,
  conflict: { merge, theirs, settle },
  onCopy,
  isCopying,
  onClose,
}: Props<Document>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const names = kind.thingNames(intl);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const { conflicts, resolve } = merge;
  const count = conflicts.length;
  const all = (side: Side) => Object.fromEntries(conflicts.map(({ key }) => [key, side]));

  return (
    <Dialog title={formatMessage(messages.conflictTitle)} size="large" isOpen onClose={onClose}>
      <Stack gap="large">
        <Text>
          {count === 0
            ? formatMessage(messages.conflictFits)
            : formatMessage(messages.conflictAsks, { count })}
        </Text>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.key}
            name={names[thingOf(conflict)] ?? formatMessage(messages.order)}
            conflict={conflict}
            side={choices[conflict.key] ?? 'mine'}
            onChoose={(side) => setChoices((known) => ({ ...known, [conflict.key]: side }))}
          />
        ))}
        {count === 0
          ? kind.renderBoth(
              { label: formatMessage(messages.mine), document },
              { label: formatMessage(messages.together), document: resolve({}) },
            )
          : kind.renderBoth(
              { label: formatMessage(messages.mine), document: resolve(all('mine')) },
              { label: formatMessage(messages.theirs), document: resolve(all('theirs')) },
            )}
      </Stack>
      <DialogActions
        aside={
          <Button isDisabled={isCopying} onPress={() => settle(theirs)}>
            {formatMessage(messages.loadNewer)}
          </Button>
        }
      >
        <Button isPending={isCopying} onPress={onCopy}>
          {formatMessage(messages.saveCopy)}
        </Button>
        <Button tone="primary" isDisabled={isCopying} onPress={() => settle(resolve(choices))}>
          {formatMessage(count === 0 ? messages.saveTogether : messages.saveChosen)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  conflict: AnyConflict;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ name, conflict, side, onChoose }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const describe = (value: unknown) =>
    value === undefined ? formatMessage(messages.removed) : wordsOf(value, language);
  const options = (['mine', 'theirs'] as const).map((value) => {
    const description = conflict.kind === 'order' ? '' : describe(conflict[value]);
    return { value, label: formatMessage(messages[value]), ...(description && { description }) };
  });

  return (
    <RadioGroup
      label={name}
      direction="across"
      value={side}
      options={options}
      onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
    />
  );
}

/** Type or key of the element changed on both sides; empty for a conflict about order. */
function thingOf(conflict: AnyConflict): string {
  if (conflict.kind === 'order') return '';
  const name = conflict.kind === 'fact' ? conflict.key : (conflict.mine ?? conflict.theirs)?.type;
  return name ?? '';
}

/** Describes a value by its text: a title, a color, the label of a field. */
function wordsOf(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || !value) return '';
  const text = 'label' in value ? value.label : 'text' in value ? value.text : undefined;
  return text ? textIn(text as Parameters<typeof textIn>[0], language) : '';
}
