import { useState } from 'react';

import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Inline,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@hearback/ui';

import {
  type AccountRole,
  type Colleague_AccessFragment,
  ColleaguesDocument,
  CompanyChoicesDocument,
  type Invitation_AccessFragment,
  LocationChoicesDocument,
} from '../../../server/generated/graphql';
import {
  useColleaguesQuery,
  useRemoveColleagueMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from '../../../server/generated/hooks';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { useWholeList } from '../../../server/useWholeList';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { NotLoaded } from '../NotLoaded';
import { ColleagueDialog, nameOf } from './ColleagueDialog';
import { messages } from './messages';
import { OwnershipCard } from './OwnershipCard';

/** Names of roles. */
export const roleMessages = {
  OWNER: messages.owner,
  MANAGER: messages.manager,
  READER: messages.reader,
} as const satisfies Record<AccountRole, unknown>;

type Asking =
  | { kind: 'invite' }
  | { kind: 'change'; colleague: Colleague_AccessFragment }
  | { kind: 'remove'; colleague: Colleague_AccessFragment };

/** Lists the colleagues of an account and its open invitations. For its owner. */
export function ColleaguesSettings() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useColleaguesQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const colleagues = data?.colleagues.colleagues.filter(({ isSelf }) => !isSelf);
  const invitations = data?.colleagues.invitations ?? [];

  return (
    <Stack gap="large">
      <Card
        title={formatMessage(messages.tab)}
        description={formatMessage(messages.hint)}
        actions={
          <Button size="small" onPress={() => setAsking({ kind: 'invite' })}>
            {formatMessage(messages.invite)}
          </Button>
        }
      >
        {colleagues ? (
          colleagues.length === 0 ? (
            <Text tone="muted">{formatMessage(messages.alone)}</Text>
          ) : (
            <ColleaguesTable colleagues={colleagues} onAsk={setAsking} />
          )
        ) : (
          <NotLoaded
            error={error}
            failed={formatMessage(messages.failed)}
            onRetry={refetch}
            lines={['half', 'long']}
          />
        )}
      </Card>
      {invitations.length > 0 && (
        <Card title={formatMessage(messages.invitations)}>
          <InvitationsTable invitations={invitations} />
        </Card>
      )}
      {colleagues && colleagues.length > 0 && (
        <OwnershipCard colleagues={colleagues} transfer={data?.colleagues.transfer} />
      )}
      {asking?.kind === 'invite' && <ColleagueDialog onClose={close} />}
      {asking?.kind === 'change' && (
        <ColleagueDialog colleague={asking.colleague} onClose={close} />
      )}
      {asking?.kind === 'remove' && (
        <RemoveColleague colleague={asking.colleague} onClose={close} />
      )}
    </Stack>
  );
}

/** The names of somebody's places. */
export function usePlaceNames() {
  const { formatMessage } = useIntl();
  const companies = useWholeList(CompanyChoicesDocument).items;
  const locations = useWholeList(LocationChoicesDocument).items;

  return (of: Pick<Colleague_AccessFragment, 'everywhere' | 'companies' | 'locations'>): string =>
    of.everywhere
      ? formatMessage(messages.everywhere)
      : [
          ...companies.filter(({ id }) => of.companies.includes(id)),
          ...locations.filter(({ id }) => of.locations.includes(id)),
        ]
          .map(({ name }) => name)
          .join(', ');
}

function ColleagueName({ colleague }: { colleague: Colleague_AccessFragment }) {
  return (
    <Stack gap="xxsmall">
      <span>{nameOf(colleague)}</span>
      <Text size="small" tone="muted">
        {colleague.email}
      </Text>
    </Stack>
  );
}

function ValidUntil({
  invitation: { expiresAt, isExpired },
}: {
  invitation: Invitation_AccessFragment;
}) {
  const { formatMessage, formatDate } = useIntl();
  return isExpired ? (
    <Badge tone="warning">{formatMessage(messages.expired)}</Badge>
  ) : (
    formatDate(expiresAt, { dateStyle: 'medium' })
  );
}

interface RowButtonsProps {
  first: string;
  onFirst: () => void;
  /** Ends something. */
  last: string;
  onLast: () => void;
}

function RowButtons({ first, onFirst, last, onLast }: RowButtonsProps) {
  return (
    <Inline gap="small">
      <Button size="small" onPress={onFirst}>
        {first}
      </Button>
      <Button size="small" tone="danger" onPress={onLast}>
        {last}
      </Button>
    </Inline>
  );
}

interface ColleaguesTableProps {
  colleagues: readonly Colleague_AccessFragment[];
  onAsk: (asking: Asking) => void;
}

function useColleagueColumns(
  onAsk: ColleaguesTableProps['onAsk'],
): TableColumn<Colleague_AccessFragment>[] {
  const { formatMessage } = useIntl();
  const placeNames = usePlaceNames();
  return [
    {
      id: 'name',
      label: formatMessage(messages.name),
      cell: (colleague) => <ColleagueName colleague={colleague} />,
    },
    {
      id: 'role',
      label: formatMessage(messages.role),
      cell: ({ role }) => formatMessage(roleMessages[role]),
      isTight: true,
    },
    { id: 'places', below: 600, label: formatMessage(messages.places), cell: placeNames },
    {
      id: 'actions',
      label: formatMessage(messages.change),
      cell: (colleague) => (
        <RowButtons
          first={formatMessage(messages.change)}
          onFirst={() => onAsk({ kind: 'change', colleague })}
          last={formatMessage(messages.remove)}
          onLast={() => onAsk({ kind: 'remove', colleague })}
        />
      ),
      isTight: true,
      isAction: true,
    },
  ];
}

function ColleaguesTable({ colleagues, onAsk }: ColleaguesTableProps) {
  const { formatMessage } = useIntl();

  return (
    <Table
      label={formatMessage(messages.tab)}
      columns={useColleagueColumns(onAsk)}
      rows={colleagues}
      rowId={({ id }) => id}
      rowName={nameOf}
    />
  );
}

interface InvitationsTableProps {
  invitations: readonly Invitation_AccessFragment[];
}

function useInvitationColumns(): TableColumn<Invitation_AccessFragment>[] {
  const { formatMessage } = useIntl();
  const placeNames = usePlaceNames();
  const options = { refetchQueries: [ColleaguesDocument] };
  const [resend] = useResendInvitationMutation(options);
  const [revoke] = useRevokeInvitationMutation(options);

  const sendAgain = async (id: string) => {
    const { data } = await resend({ variables: { input: { id } } });
    if (!data) return;
    const { errors } = data.resendInvitation;
    if (errors.length === 0) showSnackbar('success', messages.invited);
    else showSnackbar('error', refusalOf(errors, {}, messages.notDone));
  };
  const end = async (id: string) => {
    const { data } = await revoke({ variables: { input: { id } } });
    // One that was accepted or revoked meanwhile is gone as well.
    if (data) showSnackbar('success', messages.revoked);
  };

  return [
    { id: 'email', label: formatMessage(messages.email), cell: ({ email }) => email },
    {
      id: 'role',
      label: formatMessage(messages.role),
      cell: ({ role }) => formatMessage(roleMessages[role]),
      isTight: true,
    },
    { id: 'places', below: 700, label: formatMessage(messages.places), cell: placeNames },
    {
      id: 'until',
      label: formatMessage(messages.until),
      cell: (invitation) => <ValidUntil invitation={invitation} />,
      isTight: true,
    },
    {
      id: 'actions',
      label: formatMessage(messages.revoke),
      cell: ({ id }) => (
        <RowButtons
          first={formatMessage(messages.resend)}
          onFirst={() => void sendAgain(id)}
          last={formatMessage(messages.revoke)}
          onLast={() => void end(id)}
        />
      ),
      isTight: true,
      isAction: true,
    },
  ];
}

function InvitationsTable({ invitations }: InvitationsTableProps) {
  const { formatMessage } = useIntl();

  return (
    <Table
      label={formatMessage(messages.invitations)}
      columns={useInvitationColumns()}
      rows={invitations}
      rowId={({ id }) => id}
      rowName={({ email }) => email}
    />
  );
}

interface RemoveColleagueProps {
  colleague: Colleague_AccessFragment;
  onClose: () => void;
}

/** Confirms the removal of a colleague. */
function RemoveColleague({ colleague, onClose }: RemoveColleagueProps) {
  const { formatMessage } = useIntl();
  const [remove, { loading }] = useRemoveColleagueMutation({
    refetchQueries: [ColleaguesDocument],
  });

  const confirm = async () => {
    const { data } = await remove({ variables: { input: { id: colleague.id } } });
    if (!data) return;
    // Somebody who left meanwhile is gone as well.
    const isGone = data.removeColleague.errors.every(({ code }) => code === 'not_found');
    if (isGone) showSnackbar('success', messages.removed);
    else showSnackbar('error', messages.notDone);
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { name: nameOf(colleague) })}
      confirmLabel={formatMessage(messages.remove)}
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      isPending={loading}
    >
      <Text>{formatMessage(messages.removeText)}</Text>
    </ConfirmDialog>
  );
}
