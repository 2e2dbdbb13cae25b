import { useField } from 'formik';

import { CheckboxGroup, Stack } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { useMoment } from '../i18n/moments';
import { messages } from './messages';

/** Non-human clients of the account. */
export interface Programs {
  apiKeys: readonly {
    id: string;
    name: string;
    prefix: string;
    lastUsed?: string | null | undefined;
  }[];
  webhooks: readonly {
    id: string;
    host: string;
    description: string;
    lastUsed?: string | null | undefined;
  }[];
}

/** The values of a Formik that a `ProgramsField` is in. */
export const nothingKept = { keepApiKeys: [] as string[], keepWebhooks: [] as string[] };

/**
 * Selects API keys and webhooks to revoke with the password: by default all of them.
 * Renders nothing if there are none.
 */
export function ProgramsField({ apiKeys, webhooks }: Programs) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const [{ value: keptKeys }, , { setValue: keepKeys }] = useField<string[]>('keepApiKeys');
  const [{ value: keptWebhooks }, , { setValue: keepWebhooks }] =
    useField<string[]>('keepWebhooks');

  const lastUsed = (moment: string | null | undefined) =>
    moment
      ? formatMessage(messages.programUsed, { moment: formatMoment(moment) })
      : formatMessage(messages.programUnused);
  const without = (all: readonly { id: string }[], taken: readonly string[]) =>
    all.map(({ id }) => id).filter((id) => !taken.includes(id));

  if (apiKeys.length + webhooks.length === 0) return null;

  return (
    <Stack gap="medium" align="stretch">
      {apiKeys.length > 0 && (
        <CheckboxGroup
          label={formatMessage(messages.endApiKeys)}
          hint={formatMessage(messages.endApiKeysHint)}
          value={without(apiKeys, keptKeys)}
          onChange={(ended) => void keepKeys(without(apiKeys, ended))}
          options={apiKeys.map(({ id, name, prefix, lastUsed: used }) => ({
            value: id,
            label: name,
            description: `${prefix}… · ${lastUsed(used)}`,
          }))}
        />
      )}
      {webhooks.length > 0 && (
        <CheckboxGroup
          label={formatMessage(messages.endWebhooks)}
          hint={formatMessage(messages.endWebhooksHint)}
          value={without(webhooks, keptWebhooks)}
          onChange={(ended) => void keepWebhooks(without(webhooks, ended))}
          options={webhooks.map(({ id, host, description, lastUsed: used }) => ({
            value: id,
            label: description || host,
            description: [...(description ? [host] : []), lastUsed(used)].join(' · '),
          }))}
        />
      )}
    </Stack>
  );
}
