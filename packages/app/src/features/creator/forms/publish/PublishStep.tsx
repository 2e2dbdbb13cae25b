import type { FormDocument } from '@hearback/schema/documents';
import {
  Button,
  ButtonLink,
  Card,
  Inline,
  Link,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@hearback/ui';
import { FormIssueList, type FormEditorState } from '@hearback/ui/editors/form';
import { QrIcon, SendIcon } from '@hearback/ui/icons';

import { visitorsRead } from '../../../../fields/visitorNames/visitorsRead';
import { useIntl } from '../../../../i18n/IntlProvider';
import { newDocumentId, paths } from '../../../../paths';
import { LinkedCodesDocument } from '../../../../server/generated/graphql';
import { useWholeList } from '../../../../server/useWholeList';
import { CodeState } from '../../codes/CodeState';
import type { DocumentEditing } from '../../documents/useDocumentEditing';
import { WhenLoaded } from '../../WhenLoaded';
import { FormState } from './FormState';
import { messages } from './messages';
import { usePublication } from './usePublication';
import type { usePublishForm } from './usePublishForm';
import { SeeItLive } from './WhatVisitorsSee';

interface Props {
  editor: FormEditorState;
  editing: DocumentEditing<FormDocument>;
  publishing: ReturnType<typeof usePublishForm>;
  /** Shows the editor, where issues can be fixed. */
  onOpenEditor: () => void;
}

/** Last step: remaining issues, and publishing. */
export function PublishStep({ editor, editing, publishing, onOpenEditor }: Props) {
  const { formatMessage } = useIntl();
  const { id } = editing;
  const { publish, isPending, published } = publishing;
  const publication = usePublication(editing);
  const {
    version,
    usedByCodes,
    isUnknown,
    isLoading,
    hasUnpublishedChanges: hasNews,
  } = publication;

  return (
    <Stack gap="large">
      <Card title={formatMessage(messages.title)} description={formatMessage(messages.text)}>
        <Stack gap="large">
          {isLoading ? (
            <Skeleton width="long" />
          ) : (
            <WhenLoaded choices={{ ...publication, hasFailed: isUnknown }}>
              <Inline>
                <FormState form={publication} />
                <Text size="small" tone="muted">
                  {formatMessage(messages.facts, { version, codes: usedByCodes })}
                </Text>
              </Inline>
            </WhenLoaded>
          )}
          <FormIssueList
            form={editor.document}
            run={editor.run}
            onOpen={({ partId, language }) => {
              editor.select(partId ?? null);
              if (language !== undefined) editor.setLanguage(language);
              onOpenEditor();
            }}
          />
          {published && !hasNews && (
            <Notice
              tone="success"
              title={formatMessage(usedByCodes > 0 ? messages.nowSeen : messages.done, published)}
            >
              {formatMessage(messages.shownBy, published)}
            </Notice>
          )}
          <Inline>
            {hasNews && (
              <Button
                tone="primary"
                icon={SendIcon}
                isPending={isPending}
                onPress={() => void publish()}
              >
                {formatMessage(version > 0 ? messages.publishChanges : messages.publish)}
              </Button>
            )}
            {usedByCodes > 0 && version > 0 && <SeeItLive formId={id} isPrimary={!hasNews} />}
            {id !== newDocumentId && (
              <ButtonLink
                tone={hasNews || usedByCodes > 0 ? 'secondary' : 'primary'}
                href={`${paths.codeEditor(newDocumentId)}?form=${id}`}
                icon={QrIcon}
              >
                {formatMessage(usedByCodes > 0 ? messages.linkAnother : messages.linkCode)}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </Card>
      {usedByCodes > 0 && <CodesOfForm formId={id} />}
    </Stack>
  );
}

/** Number of codes that are listed; the list of codes has the others. */
const shown = 8;

/** The codes that show the form, and where they hang. */
function CodesOfForm({ formId }: { formId: string }) {
  const { formatMessage } = useIntl();
  const codes = useWholeList(LinkedCodesDocument);
  const own = codes.items.filter(({ form }) => form?.id === formId);

  return (
    <Card title={formatMessage(messages.codesTitle)}>
      <WhenLoaded choices={{ ...codes, hasFailed: codes.error !== undefined && own.length === 0 }}>
        <Stack as="ul" gap="small">
          {own.slice(0, shown).map((code) => (
            <li key={code.id}>
              <Stack gap="none">
                <Inline gap="small">
                  <Link href={paths.codeEditor(code.id)}>{code.name}</Link>
                  <CodeState code={code} />
                </Inline>
                <Text as="span" size="small" tone="muted">
                  {visitorsRead(code.company, code.location.visitorName).venue}
                </Text>
              </Stack>
            </li>
          ))}
          {own.length > shown && (
            <li>
              <Link href={paths.codes}>
                {formatMessage(messages.moreCodes, { count: own.length - shown })}
              </Link>
            </li>
          )}
        </Stack>
      </WhenLoaded>
    </Card>
  );
}
