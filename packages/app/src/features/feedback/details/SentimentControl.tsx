import { Button, Select, Stack } from '@hearback/ui';
import { UndoIcon } from '@hearback/ui/icons';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import { sentimentOf, sentiments, sourceMessages } from '../feedbackLabels';
import { type Details, useUpdateFeedback } from './useUpdateFeedback';
import { messages } from './messages';

interface Props {
  feedback: Pick<Details, 'id' | 'sentiment' | 'sentimentSource'>;
}

/** The sentiment of a submission, with the owner's correction, which can be undone. */
export function SentimentControl({ feedback: { id, sentiment, sentimentSource } }: Props) {
  const { formatMessage } = useIntl();
  const { update, isPending } = useUpdateFeedback();

  return (
    <Stack gap="xsmall" align="start">
      <Select
        label={formatMessage(feedbackMessages.sentiment)}
        hint={formatMessage(
          sentimentSource ? sourceMessages[sentimentSource] : feedbackMessages.judging,
        )}
        value={sentiment ?? ''}
        onChange={(name) => {
          const chosen = sentimentOf(name);
          if (chosen) void update({ id, sentiment: chosen });
        }}
        options={Object.entries(sentiments).map(([name, { label }]) => ({
          value: name,
          label: formatMessage(label),
        }))}
      />
      {sentimentSource === 'OWNER' && (
        <Button
          size="small"
          tone="quiet"
          icon={UndoIcon}
          isPending={isPending}
          onPress={() => void update({ id, sentiment: null })}
        >
          {formatMessage(messages.takeBack)}
        </Button>
      )}
    </Stack>
  );
}
