import { Fragment } from 'react';

import { Badge, Button, Divider, EmptyState, Inline, Stack, Text } from '@hearback/ui';
import { ClockIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../../i18n/IntlProvider';
import type { Version } from './FormVersions';
import { messages } from './messages';

interface Props {
  /** Newest first. */
  versions: readonly Version[];
  onCompare: (version: Version) => void;
}

/** Versions with date, number of submissions, and the codes that use them. */
export function VersionList({ versions, onCompare }: Props) {
  const { formatMessage, formatDate } = useIntl();

  if (versions.length === 0) {
    return (
      <EmptyState
        icon={ClockIcon}
        size="small"
        headingLevel={3}
        title={formatMessage(messages.emptyTitle)}
      >
        {formatMessage(messages.emptyText)}
      </EmptyState>
    );
  }
  return (
    <Stack gap="small">
      {versions.map((one, index) => (
        <Fragment key={one.version}>
          {index > 0 && <Divider />}
          <Inline spread="between">
            <Stack gap="xxsmall">
              <Inline gap="xsmall">
                <Text as="strong" weight="medium">
                  {formatMessage(messages.version, { version: one.version })}
                </Text>
                {one.isCurrent && <Badge tone="accent">{formatMessage(messages.current)}</Badge>}
              </Inline>
              <Text size="small" tone="muted">
                {formatMessage(messages.facts, {
                  date: formatDate(one.dateCreated, { dateStyle: 'medium', timeStyle: 'short' }),
                  answers: one.answers,
                  codes: one.codes,
                })}
              </Text>
            </Stack>
            <Button size="small" onPress={() => onCompare(one)}>
              {formatMessage(messages.compare, { version: one.version })}
            </Button>
          </Inline>
        </Fragment>
      ))}
    </Stack>
  );
}
