import { useFormikContext } from 'formik';

import { limits } from '@hearback/schema/limits';
import { letsMoreThrough, tagKey, webhook as rule } from '@hearback/schema/rules';
import { NumberField } from '@hearback/ui';

import {
  type WebhookEvent,
  type WebhookFormat,
  type WebhookRow_WebhookFragment,
  WebhooksDocument,
} from '../../../../server/generated/graphql';
import { FormikCheckbox } from '../../../../fields/FormikCheckbox';
import { FormikPasswordField } from '../../../../fields/FormikPasswordField';
import { FormikTagsField } from '../../../../fields/FormikTagsField';
import { FormikTextField } from '../../../../fields/FormikTextField';
import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { useBoundField } from '../../../../fields/FieldsForm';
import { FormikSelect } from '../../../../fields/FormikSelect';
import { FormikCheckboxGroup } from '../../../../fields/FormikCheckboxGroup';
import { FormikDialog } from '../../../../fields/FormikDialog';
import { useIntl } from '../../../../i18n/IntlProvider';
import {
  type AnswerFilterValues,
  DigestField,
  hasLongWord,
  LocationsFilter,
  TopicsFilter,
  wordsOf,
  WordsFilter,
} from '../../notifications/answerFilters';
import { events, formats, toRestEvent } from './webhookNames';
import { messages } from './messages';
import {
  useAddWebhookMutation,
  useUpdateWebhookMutation,
} from '../../../../server/generated/hooks';
import { refusalOf } from '../../../../fields/refusalOf';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';

/** Form values of a webhook. */
interface WebhookValues extends AnswerFilterValues {
  url: string;
  description: string;
  events: WebhookEvent[];
  isEnabled: boolean;
  format: WebhookFormat;
  /** Null: every answer. */
  ratingMax: number | null;
  /** Empty: all. */
  tags: string[];
  /** Empty if it is not required. */
  password: string;
}

/** Validation errors from the server. */
type WebhookErrors = readonly { field?: string | null | undefined; code: string }[];

interface Props {
  /** Omitted for a new one. */
  webhook?: WebhookRow_WebhookFragment;
  onClose: () => void;
  /** Resolves to the validation errors. */
  onSubmit: (values: WebhookValues) => Promise<WebhookErrors>;
}

const nothing: WebhookValues = {
  url: '',
  description: '',
  events: [],
  isEnabled: true,
  format: 'JSON',
  ratingMax: null,
  locations: [],
  tags: [],
  topics: [],
  words: '',
  digest: 'NONE',
  password: '',
};

/** True if the URL or the events change or sending resumes: these changes require the password. */
const sendsMore = (
  values: Omit<WebhookValues, 'password'>,
  webhook: WebhookRow_WebhookFragment | undefined,
): boolean => {
  const { url, events: chosen, isEnabled, ratingMax, locations, tags, topics, words } = values;
  return (
    !webhook ||
    url.trim() !== webhook.url ||
    [...chosen].toSorted().join() !== [...webhook.events].toSorted().join() ||
    letsMoreThrough(webhook.locations, locations) ||
    letsMoreThrough(webhook.tags.map(tagKey), tags.map(tagKey)) ||
    letsMoreThrough(webhook.topics, topics) ||
    letsMoreThrough(webhook.words, wordsOf(words)) ||
    (ratingMax ?? limits.ratingMax) > (webhook.ratingMax ?? limits.ratingMax) ||
    (isEnabled && webhook.state !== 'ENABLED')
  );
};

/** Dialog for the URL and the events of a webhook. */
function WebhookDialog({ webhook, onClose, onSubmit }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors, issueText } = useFieldIssues();
  const check = validate(rule);
  const title = formatMessage(webhook ? messages.edit : messages.add);

  return (
    <FormikDialog<WebhookValues>
      title={title}
      submitLabel={webhook ? formatMessage(messages.save) : title}
      onClose={onClose}
      initialValues={
        webhook
          ? {
              url: webhook.url,
              description: webhook.description,
              events: [...webhook.events],
              isEnabled: webhook.state === 'ENABLED',
              format: webhook.format,
              ratingMax: webhook.ratingMax ?? null,
              locations: [...webhook.locations],
              tags: [...webhook.tags],
              topics: [...webhook.topics],
              words: webhook.words.join(', '),
              digest: webhook.digest,
              password: '',
            }
          : nothing
      }
      validate={async ({ password, ...values }) => ({
        ...(await check({
          ...values,
          events: values.events.map(toRestEvent),
          format: values.format.toLowerCase(),
          digest: values.digest.toLowerCase(),
          words: wordsOf(values.words),
        })),
        ...(hasLongWord(values.words) && {
          words: issueText('too_long'),
        }),
        ...(password === '' && sendsMore(values, webhook) && { password: issueText('required') }),
      })}
      onSubmit={async (values, { setErrors }) => {
        setErrors(toErrors(await onSubmit(values)));
      }}
    >
      <FormikTextField
        name="url"
        type="url"
        label={formatMessage(messages.url)}
        hint={formatMessage(messages.urlHint)}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormikTextField
        name="description"
        label={formatMessage(messages.description)}
        hint={formatMessage(messages.descriptionHint)}
        autoComplete="off"
        maxLength={limits.webhookDescriptionMaxLength}
      />
      <FormikCheckboxGroup
        name="events"
        label={formatMessage(messages.events)}
        isRequired
        options={events.map(({ event, title: words }) => ({
          value: event,
          label: formatMessage(words),
          description: toRestEvent(event),
        }))}
      />
      <FormikSelect
        name="format"
        label={formatMessage(messages.format)}
        options={formats.map(({ format, title: words }) => ({
          value: format,
          label: formatMessage(words),
        }))}
      />
      <LocationsFilter />
      <FormikTagsField
        name="tags"
        label={formatMessage(messages.tags)}
        hint={formatMessage(messages.tagsHint)}
      />
      <AnswerFields />
      {webhook && <FormikCheckbox name="isEnabled" label={formatMessage(messages.isEnabled)} />}
      <Password webhook={webhook} />
    </FormikDialog>
  );
}

/** Rating, topics and words of answers that are told, where any are, and for a chat when. */
function AnswerFields() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<WebhookValues>();
  const field = useBoundField<number | null>('ratingMax');
  if (!values.events.some((event) => event.startsWith('FEEDBACK'))) return null;

  return (
    <>
      <NumberField
        {...field}
        label={formatMessage(messages.ratingMax)}
        hint={formatMessage(messages.ratingMaxHint)}
        min={limits.ratingMin}
        max={limits.ratingMax}
      />
      <TopicsFilter />
      <WordsFilter />
      {values.format !== 'JSON' && <DigestField />}
    </>
  );
}

/** Password field, shown if the values require it: a webhook outlives the session it was created in. */
function Password({ webhook }: { webhook: Props['webhook'] | undefined }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<WebhookValues>();
  if (!sendsMore(values, webhook)) return null;

  return (
    <FormikPasswordField
      name="password"
      label={formatMessage(messages.password)}
      autoComplete="current-password"
      isRequired
    />
  );
}

interface AddWebhookProps {
  onClose: () => void;
  /** The secret is shown next. */
  onAdded: (secret: string) => void;
}

/** Programs are told of each answer at once. */
const digestOf = ({ digest }: Pick<WebhookValues, 'digest'>, format: WebhookFormat) =>
  format === 'JSON' ? 'NONE' : digest;

/** Adds a webhook. */
export function AddWebhook({ onClose, onAdded }: AddWebhookProps) {
  const [addWebhook] = useAddWebhookMutation({
    refetchQueries: [WebhooksDocument],
  });

  return (
    <WebhookDialog
      onClose={onClose}
      onSubmit={async ({ url, description, events, format, ratingMax, ...values }) => {
        const { locations, tags, topics, words, password } = values;
        const input = {
          url,
          description,
          events,
          format,
          ratingMax,
          locations,
          tags,
          topics,
          words: wordsOf(words),
          digest: digestOf(values, format),
          password,
        };
        const { data } = await addWebhook({ variables: { input } });
        if (!data) return [];
        const { secret, errors } = data.addWebhook;
        if (secret) onAdded(secret);
        if (errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.addFailed));
        }
        return errors;
      }}
    />
  );
}

interface EditWebhookProps {
  webhook: WebhookRow_WebhookFragment;
  onClose: () => void;
}

/** Changes, enables or disables a webhook. */
export function EditWebhook({ webhook, onClose }: EditWebhookProps) {
  const [updateWebhook] = useUpdateWebhookMutation();

  return (
    <WebhookDialog
      webhook={webhook}
      onClose={onClose}
      onSubmit={async ({ password, words, ...values }) => {
        const input = {
          id: webhook.id,
          ...values,
          words: wordsOf(words),
          digest: digestOf(values, values.format),
          ...(password !== '' && { password }),
        };
        const { data } = await updateWebhook({ variables: { input } });
        if (!data) return [];
        const { errors } = data.updateWebhook;
        if (errors.length === 0) {
          showSnackbar('success', messages.saved);
          onClose();
        } else if (errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.saveFailed));
        }
        return errors;
      }}
    />
  );
}
