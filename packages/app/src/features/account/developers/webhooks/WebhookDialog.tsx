import { useFormikContext } from 'formik';

import { limits } from '@hearback/schema/limits';
import { webhook as rule } from '@hearback/schema/rules';

import type {
  WebhookEvent,
  WebhookRow_WebhookFragment,
} from '../../../../server/generated/graphql';
import { FormikCheckbox } from '../../../../fields/FormikCheckbox';
import { FormikCheckboxGroup } from '../../../../fields/FormikCheckboxGroup';
import { FormikDialog } from '../../../../fields/FormikDialog';
import { FormikPasswordField } from '../../../../fields/FormikPasswordField';
import { FormikTextField } from '../../../../fields/FormikTextField';
import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { useIntl } from '../../../../i18n/IntlProvider';
import { events, toRestEvent } from './events';
import { messages } from './messages';

/** What a person says of a webhook. */
export interface WebhookValues {
  url: string;
  description: string;
  events: WebhookEvent[];
  isEnabled: boolean;
  /** Empty where nothing needs it. */
  password: string;
}

/** What the server refused. */
type WebhookErrors = readonly { field?: string | null | undefined; code: string }[];

interface Props {
  /** Left out: a new one. */
  webhook?: WebhookRow_WebhookFragment;
  onClose: () => void;
  /** Answers what is wrong, if anything is. */
  onSubmit: (values: WebhookValues) => Promise<WebhookErrors>;
}

const nothing: WebhookValues = {
  url: '',
  description: '',
  events: [],
  isEnabled: true,
  password: '',
};

/** Whether the values send data elsewhere, other data, or data again: what takes the password. */
const sendsMore = (
  { url, events: chosen, isEnabled }: Omit<WebhookValues, 'password'>,
  webhook: WebhookRow_WebhookFragment | undefined,
): boolean =>
  !webhook ||
  url.trim() !== webhook.url ||
  [...chosen].toSorted().join() !== [...webhook.events].toSorted().join() ||
  (isEnabled && webhook.state !== 'ENABLED');

/** Asks where a webhook leads and what it is told of. */
export function WebhookDialog({ webhook, onClose, onSubmit }: Props) {
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
              password: '',
            }
          : nothing
      }
      validate={async ({ password, ...values }) => ({
        ...(await check({ ...values, events: values.events.map(toRestEvent) })),
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
      {webhook && <FormikCheckbox name="isEnabled" label={formatMessage(messages.isEnabled)} />}
      <Password webhook={webhook} />
    </FormikDialog>
  );
}

/** Asks for the password where the values need it: a webhook outlives the session it was made in. */
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
