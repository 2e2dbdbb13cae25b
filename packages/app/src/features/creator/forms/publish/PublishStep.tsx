import type { FormDocument } from '@hearback/schema/documents';
import { Button, ButtonLink, Card, Inline, Notice, Skeleton, Stack, Text } from '@hearback/ui';
import { FormIssueList, type FormEditorState } from '@hearback/ui/editors/form';
import { QrIcon, SendIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../../i18n/IntlProvider';
import { newDocumentId, paths } from '../../../../paths';
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
  );
}
