import { useState } from 'react';

import type { ForeignForm, FormDocument, FormLoss } from '@hearback/schema/documents';
import { Button, Dialog, DialogActions, FileField, Notice, Stack, Text } from '@hearback/ui';
import { FormIcon } from '@hearback/ui/icons';

import { useFieldIssues } from '../../../../../fields/useFieldIssues';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { PictureRefusal } from '../../../pictures/uploadPicture';
import { messages } from '../messages';
import { readForm } from '../readForm';
import { useFileIssue } from './useFileIssue';

interface Props {
  /** Receives the form in the file. */
  onRead: (document: FormDocument) => Promise<void> | void;
  onClose: () => void;
}

const programs = { typeform: 'Typeform', google: 'Google Forms', surveyjs: 'SurveyJS' } as const;

/** Sentence for a loss, by its reason. Those of the form as a whole are sentences. */
const messageOf = ({ reason, isLeftOut }: FormLoss) => {
  switch (reason) {
    case 'type':
      return messages.lossType;
    case 'second':
      return messages.lossSecond;
    case 'steps':
      return messages.lossSteps;
    case 'options':
      return isLeftOut ? messages.lossOptions : messages.lossManyOptions;
    case 'logic':
      return isLeftOut ? messages.lossLogic : messages.lossCondition;
    case 'pages':
      return messages.lossPages;
    case 'length':
      return messages.lossLength;
  }
};

/** Report on a form of another program, before it is taken. */
function Report({ format, document, losses }: ForeignForm) {
  const { formatMessage } = useIntl();
  const lines = losses.map((loss) => {
    const sentence = formatMessage(messageOf(loss));
    return loss.title === ''
      ? sentence
      : formatMessage(messages.issue, { place: loss.title, sentence });
  });
  // The button to send is a field of its own.
  const count = document.fields.length - 1;
  return (
    <Notice
      tone={lines.length === 0 ? 'success' : 'warning'}
      title={formatMessage(messages.converted, { program: programs[format], count })}
    >
      {lines.length === 0 ? (
        formatMessage(messages.convertedWhole)
      ) : (
        <>
          <Text size="small">{formatMessage(messages.convertedLosses)}</Text>
          <Stack as="ul" gap="xxsmall">
            {[...new Set(lines)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        </>
      )}
    </Notice>
  );
}

/** Maximum number of listed errors. */
const shown = 5;

/** Reads a form from a picked or dropped file, or shows its errors with their positions. */
export function ImportForm({ onRead, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();
  const say = useFileIssue();
  const [isPending, setIsPending] = useState(false);
  const [issues, setIssues] = useState<readonly string[]>([]);
  const [isTaking, setIsTaking] = useState(false);
  const [converted, setConverted] = useState<ForeignForm>();

  /** Error message of an import. Unexpected errors are shown as an unreadable file. */
  const sentenceOf = (error: unknown) => {
    if (!(error instanceof PictureRefusal)) return formatMessage(messages.notRead);
    const { issue } = error;
    return issue === 'server' ? formatMessage(messages.pictureLost) : issueText(issue);
  };

  const read = async (file: File) => {
    setIsPending(true);
    setIssues([]);
    setConverted(undefined);
    try {
      const result = await readForm(file);
      if ('issues' in result) setIssues(result.issues.map(say));
      else if (result.origin) setConverted({ ...result.origin, document: result.document });
      else await onRead(result.document);
    } catch (error) {
      setIssues([sentenceOf(error)]);
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Dialog
      title={formatMessage(messages.import)}
      description={formatMessage(messages.importText)}
      isOpen
      onClose={onClose}
    >
      <Stack gap="medium">
        <FileField
          label={formatMessage(messages.file)}
          hint={formatMessage(messages.fileHint)}
          accept={['application/json', '.json']}
          icon={FormIcon}
          isPending={isPending}
          onSelect={(file) => void read(file)}
        />
        {issues.length > 0 && (
          <Notice tone="danger" title={formatMessage(messages.refused)}>
            <Stack as="ul" gap="xxsmall">
              {issues.slice(0, shown).map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
              {issues.length > shown && (
                <li>{formatMessage(messages.more, { count: issues.length - shown })}</li>
              )}
            </Stack>
          </Notice>
        )}
        {converted && <Report {...converted} />}
      </Stack>
      <DialogActions>
        {converted && (
          <Button
            tone="primary"
            isPending={isTaking}
            onPress={() => {
              setIsTaking(true);
              void Promise.resolve(onRead(converted.document)).finally(() => setIsTaking(false));
            }}
          >
            {formatMessage(messages.takeForm)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
