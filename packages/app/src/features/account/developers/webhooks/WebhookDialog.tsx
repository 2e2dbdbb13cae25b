import { limits } from '@hearback/schema/limits';
import { webhook as rule } from '@hearback/schema/rules';

import type {
  WebhookEvent,
  WebhookRow_WebhookFragment,
} from '../../../../apollo/generated/graphql';
import { FormikCheckbox } from '../../../../fields/FormikCheckbox';
import { FormikCheckboxGroup } from '../../../../fields/FormikCheckboxGroup';
import { FormikDialog } from '../../../../fields/FormikDialog';
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

const nothing: WebhookValues = { url: '', description: '', events: [], isEnabled: true };

/** Asks where a webhook leads and what it is told of. */
export function WebhookDialog({ webhook, onClose, onSubmit }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
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
            }
          : nothing
      }
      validate={(values) => check({ ...values, events: values.events.map(toRestEvent) })}
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
    </FormikDialog>
  );
}
