import { Badge, Button, Hidden, Inline, Stack, Table, Text, type TableColumn } from '@hearback/ui';

import type { ApiKeyRow_KeyFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { useMoment } from '../../../../i18n/moments';
import { usePlaceNames } from '../../colleagues/ColleaguesSettings';
import { Names } from '../Names';
import { messages } from './messages';
import { toRestScope } from './scopes';

interface Props {
  apiKeys: readonly ApiKeyRow_KeyFragment[];
  onRevoke: (apiKey: ApiKeyRow_KeyFragment) => void;
}

/** Table of API keys: scopes, expiry and last use. */
export function ApiKeysTable({ apiKeys, onRevoke }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Table
      label={formatMessage(messages.title)}
      columns={useColumns(onRevoke)}
      rows={apiKeys}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
    />
  );
}

function useColumns(onRevoke: Props['onRevoke']): TableColumn<ApiKeyRow_KeyFragment>[] {
  const { formatMessage, formatDate } = useIntl();
  const formatMoment = useMoment();

  return [
    {
      id: 'name',
      label: formatMessage(messages.name),
      cell: (apiKey) => <KeyName apiKey={apiKey} />,
    },
    {
      id: 'used',
      label: formatMessage(messages.lastUsed),
      cell: ({ lastUsed }) => (lastUsed ? formatMoment(lastUsed) : formatMessage(messages.never)),
      isTight: true,
    },
    {
      id: 'valid',
      label: formatMessage(messages.validUntil),
      cell: ({ expiresAt }) =>
        expiresAt
          ? formatDate(expiresAt, { dateStyle: 'medium' })
          : formatMessage(messages.revokedOnly),
      isTight: true,
    },
    {
      id: 'revoke',
      label: formatMessage(messages.revoke),
      cell: (apiKey) => <RevokeButton name={apiKey.name} onPress={() => onRevoke(apiKey)} />,
      isTight: true,
      isAction: true,
      align: 'end',
    },
  ];
}

/** A key, and what it allows, spelled as in the documentation. */
function KeyName({ apiKey }: { apiKey: ApiKeyRow_KeyFragment }) {
  const { name, prefix, isExpired, scopes } = apiKey;
  const { formatMessage } = useIntl();

  return (
    <Stack gap="xxsmall">
      <Inline gap="small">
        <span>{name}</span>
        {isExpired && <Badge tone="warning">{formatMessage(messages.expired)}</Badge>}
      </Inline>
      <Text as="span" size="small" tone="muted">
        {`${prefix}…`}
      </Text>
      <Names names={scopes.map(toRestScope)} />
      {!apiKey.everywhere && <KeyPlaces apiKey={apiKey} />}
    </Stack>
  );
}

/** The places that a key is bound to. */
function KeyPlaces({ apiKey }: { apiKey: ApiKeyRow_KeyFragment }) {
  const { formatMessage } = useIntl();
  const names = usePlaceNames()(apiKey);

  return (
    <Text as="span" size="small">
      {names === ''
        ? formatMessage(messages.noPlaces)
        : formatMessage(messages.atPlaces, { places: names })}
    </Text>
  );
}

function RevokeButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { formatMessage } = useIntl();

  return (
    <Button size="small" onPress={onPress}>
      <span aria-hidden="true">{formatMessage(messages.revoke)}</span>
      <Hidden>{formatMessage(messages.revokeNamed, { name })}</Hidden>
    </Button>
  );
}
