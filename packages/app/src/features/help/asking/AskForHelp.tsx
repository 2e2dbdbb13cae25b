import { limits } from '@hearback/schema/limits';
import { helpRequest, type HelpTopic } from '@hearback/schema/rules';
import { Text } from '@hearback/ui';
import { useAskerQuery, useAskForHelpMutation } from '../../../server/generated/hooks';
import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikSelect } from '../../../fields/FormikSelect';
import { FormikTextArea } from '../../../fields/FormikTextArea';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from '../messages';
import { type HelpTab, helpTabs } from '../tabs';
import type { HelpTopic as GraphTopic } from '../../../server/generated/graphql';

/** The topic of a question from a tab. */
const topicOf = (tab: HelpTab): HelpTopic =>
  tab === 'customer-success' ? 'customer_success' : tab;

/** Maps a topic to the graph's enum. */
const toGraphTopic = (topic: HelpTopic) => topic.toUpperCase() as GraphTopic;

interface Props {
  /** The tab the question was opened from. */
  tab: HelpTab;
  /** Search words without a result. */
  subject: string;
  onClose: () => void;
}

/** Sends a question to support. The input is kept until it is sent. */
export function AskForHelp({ tab, subject, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const { data } = useAskerQuery();
  const [ask] = useAskForHelpMutation({ context: { failure: messages.notAsked } });
  const email = data?.me.email;

  return (
    <FormikDialog
      title={formatMessage(messages.askTitle)}
      submitLabel={formatMessage(messages.askSubmit)}
      onClose={onClose}
      initialValues={{ topic: topicOf(tab), subject, message: '' }}
      validate={validate(helpRequest)}
      onSubmit={async ({ topic, ...words }, { setErrors }) => {
        const answer = await ask({
          variables: { input: { topic: toGraphTopic(topic), ...words } },
        });
        if (!answer.data) return;
        const { errors } = answer.data.askForHelp;
        if (errors.length === 0) {
          if (email === undefined) showSnackbar('success', messages.asked);
          else showSnackbar('success', messages.askedBy, { email });
          onClose();
          return;
        }
        setErrors(toErrors(errors));
        if (errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.notAsked));
        }
      }}
    >
      <Text tone="muted">
        {email === undefined
          ? formatMessage(messages.askHint)
          : formatMessage(messages.askHintTo, { email })}
      </Text>
      <FormikSelect
        name="topic"
        label={formatMessage(messages.askTopic)}
        options={helpTabs.map(({ id, label }): { value: HelpTopic; label: string } => ({
          value: topicOf(id),
          label: formatMessage(label),
        }))}
        isRequired
      />
      <FormikTextField name="subject" label={formatMessage(messages.askSubject)} isRequired />
      <FormikTextArea
        name="message"
        label={formatMessage(messages.askMessage)}
        rows={8}
        maxLength={limits.questionMaxLength}
        isRequired
      />
    </FormikDialog>
  );
}
