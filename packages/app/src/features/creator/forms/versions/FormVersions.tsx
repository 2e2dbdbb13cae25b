import { Fragment, useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import {
  Badge,
  Button,
  Dialog,
  DialogActions,
  Divider,
  EmptyState,
  Inline,
  Stack,
  Text,
} from '@hearback/ui';
import { ClockIcon } from '@hearback/ui/icons';

import type { FormVersionsQuery } from '../../../../server/generated/graphql';
import {
  useFormVersionsQuery,
  useRestoreFormVersionMutation,
} from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import type { DocumentEditing } from '../../documents/useDocumentEditing';
import * as creator from '../../messages';
import { WhenLoaded } from '../../WhenLoaded';
import { CompareVersion } from './CompareVersion';
import { messages } from './messages';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { refusalOfDocument } from '../../refusalOfDocument';

interface VersionListProps {
  /** Newest first. */
  versions: readonly Version[];
  onCompare: (version: Version) => void;
}

/** Versions with date, number of submissions, and the codes that use them. */
function VersionList({ versions, onCompare }: VersionListProps) {
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

/** Restores a version as one undoable step of the editor. */
function useRestoreVersion(editing: DocumentEditing<FormDocument>) {
  const [restoreVersion] = useRestoreFormVersionMutation({ errorPolicy: 'all' });
  const [isPending, setIsPending] = useState(false);

  /** Resolves to true if the editor shows another document: the version, or another editor's changes. */
  const restore = async (version: number): Promise<boolean> => {
    setIsPending(true);
    const stored = await editing.store();
    const { data } = stored
      ? await restoreVersion({
          variables: { input: { formId: stored.id, version, revision: stored.revision } },
        })
      : {};
    setIsPending(false);
    // A failed request has already been reported by the error link.
    const answer = data?.restoreFormVersion;
    if (!answer) return false;
    if (!answer.form) {
      if (answer.current && (await editing.meet(answer.current))) return true;
      showSnackbar('error', refusalOfDocument(answer.errors));
      return false;
    }
    editing.adopt(answer.form);
    showSnackbar('success', messages.restored, { version });
    return true;
  };

  return { restore, isPending };
}

/** A published version of a form. */
export type Version = NonNullable<FormVersionsQuery['form']>['versions'][number];

interface Props {
  editing: DocumentEditing<FormDocument>;
  /** The current form, including unsaved changes. */
  document: FormDocument;
  onClose: () => void;
}

/** The published versions of a form, to compare with the current one and to restore. */
export function FormVersions({ editing, document, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { data, error, loading, refetch } = useFormVersionsQuery({
    variables: { id: editing.id },
    // Feedback arrives while the form is edited.
    fetchPolicy: 'cache-and-network',
  });
  const [compared, setCompared] = useState<Version>();
  const { restore, isPending } = useRestoreVersion(editing);
  const versions = data?.form?.versions;

  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={formatMessage(messages.purpose)}
      size="large"
      isOpen
      onClose={onClose}
    >
      {compared ? (
        <CompareVersion
          version={compared}
          document={document}
          onBack={() => setCompared(undefined)}
          onRestore={async () => {
            if (await restore(compared.version)) onClose();
          }}
          isPending={isPending}
        />
      ) : (
        <>
          <WhenLoaded
            choices={{
              isLoading: loading && !versions,
              hasFailed: error !== undefined && !versions,
              retry: () => void refetch(),
            }}
          >
            <VersionList versions={versions ?? []} onCompare={setCompared} />
          </WhenLoaded>
          <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
        </>
      )}
    </Dialog>
  );
}
