import { useMemo, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useFormikContext } from 'formik';

import { issueCodeOf } from '@hearback/schema/errors';
import { location as rule } from '@hearback/schema/rules';
import { Notice } from '@hearback/ui';
import { pick } from 'valibot';

import { FormikDialog } from '../../fields/FormikDialog';
import { FormikSelect } from '../../fields/FormikSelect';
import { FormikRadioGroup } from '../../fields/FormikRadioGroup';
import {
  noTagChanges,
  ownTags,
  type TagChanges,
  TagChangesFields,
  useTagChangesCheck,
} from '../../fields/TagChanges';
import { FormikTextField } from '../../fields/FormikTextField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { timeZoneOptions } from '../../i18n/timeZones';
import type {
  LocationRow_LocationFragment,
  UpdateLocationInput,
} from '../../server/generated/graphql';
import {
  useRenameTagMutation,
  useTagLocationsMutation,
  useUpdateLocationMutation,
} from '../../server/generated/hooks';
import { afterTags, useTags } from '../../lists/tags';
import { useLowRatingOptions } from '../../shell/notification/lowRatings';
import { messages as notificationMessages } from '../../shell/notification/messages';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';

/** The choice that leaves a field as it is in each of them. */
const unchanged = 'unchanged';

interface Values extends TagChanges {
  timezone: string;
  alertThreshold: string;
  /** The recipient of alerts: `account`, or `other` for the address below. */
  alertTo: string;
  alertEmail: string;
}

const nothing: Values = {
  timezone: unchanged,
  alertThreshold: unchanged,
  alertTo: unchanged,
  alertEmail: '',
  ...noTagChanges,
};

const ownAddress = pick(rule, ['alert_email']);

const toChange = ({ timezone, alertThreshold, alertTo, alertEmail }: Values) =>
  ({
    ...(timezone !== unchanged && { timezone }),
    ...(alertThreshold !== unchanged && {
      alertThreshold: alertThreshold === 'account' ? null : Number(alertThreshold),
    }),
    ...(alertTo !== unchanged && { alertEmail: alertTo === 'account' ? null : alertEmail.trim() }),
  }) satisfies Omit<UpdateLocationInput, 'id'>;

function Fields({ locations }: Pick<Props, 'locations'>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { values } = useFormikContext<Values>();
  const ratings = useLowRatingOptions();
  const zones = useMemo(() => timeZoneOptions(language, 'UTC'), [language]);
  const leave = { value: unchanged, label: formatMessage(messages.leaveUnchanged) };

  return (
    <>
      <FormikSelect
        name="timezone"
        label={formatMessage(messages.timezone)}
        options={[leave, ...zones]}
        isSearchable
      />
      <FormikSelect
        name="alertThreshold"
        label={formatMessage(messages.alertThreshold)}
        options={[
          leave,
          { value: 'account', label: formatMessage(messages.alertAsAccount, { choice: 'none' }) },
          ...ratings,
          { value: '0', label: formatMessage(notificationMessages.neverWrite) },
        ]}
      />
      <FormikSelect
        name="alertTo"
        label={formatMessage(messages.alertEmail)}
        options={[
          leave,
          { value: 'account', label: formatMessage(messages.alertToAccount) },
          { value: 'other', label: formatMessage(messages.alertToOther) },
        ]}
      />
      {values.alertTo === 'other' && (
        <FormikTextField
          name="alertEmail"
          label={formatMessage(messages.alertToOther)}
          hint={formatMessage(messages.alertEmailHint)}
          type="email"
          inputMode="email"
          isRequired
        />
      )}
      <TagChangesFields carriers={locations} />
    </>
  );
}

interface Props {
  locations: readonly LocationRow_LocationFragment[];
  onClose: () => void;
}

/**
 * Changes tags of several locations together, then time zone and alerts one after the other. Those that fail are
 * named, and stay.
 */
export function EditLocations({ locations, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, issueText } = useFieldIssues();
  const check = validate(ownAddress);
  const checkTags = useTagChangesCheck({ carriers: locations });
  const [updateLocation] = useUpdateLocationMutation({ errorPolicy: 'all' });
  const [tagLocations] = useTagLocationsMutation({ errorPolicy: 'all', ...afterTags });
  /** Those that the last try could not change: the next one changes these alone. */
  const [failed, setFailed] = useState<Props['locations']>([]);

  return (
    <FormikDialog<Values>
      title={formatMessage(messages.editMany, { count: locations.length })}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={nothing}
      validate={async (values) => {
        const { alertTo, alertEmail } = values;
        const wrong = await checkTags(values);
        if (alertTo !== 'other') return wrong;
        if (alertEmail.trim() === '') return { ...wrong, alertEmail: issueText('required') };
        return { ...wrong, ...(await check({ alertEmail })) };
      }}
      onSubmit={async (values, { setErrors }) => {
        const change = toChange(values);
        const isTagged = values.addedTags.length + values.removedTags.length > 0;
        if (isTagged) {
          const { data } = await tagLocations({
            variables: {
              input: {
                ids: locations.map(({ id }) => id),
                add: values.addedTags,
                remove: values.removedTags,
              },
            },
          });
          if (!data) return;
          const [refusal] = data.tagLocations.errors;
          if (refusal) return setErrors({ addedTags: issueText(issueCodeOf(refusal.code)) });
        }
        if (Object.keys(change).length === 0) {
          if (isTagged) showSnackbar('success', messages.updatedMany, { count: locations.length });
          return onClose();
        }
        const refused: LocationRow_LocationFragment[] = [];
        for (const location of failed.length > 0 ? failed : locations) {
          const { data } = await updateLocation({
            variables: { input: { id: location.id, ...change } },
          });
          if (!data?.updateLocation.location) refused.push(location);
        }
        if (refused.length > 0) return setFailed(refused);
        showSnackbar('success', messages.updatedMany, { count: locations.length });
        onClose();
      }}
    >
      {failed.length > 0 && (
        <Notice tone="danger" title={formatMessage(messages.notUpdated, { count: failed.length })}>
          {failed.map(({ name }) => name).join(', ')}
        </Notice>
      )}
      <Fields locations={locations} />
    </FormikDialog>
  );
}

/** Renames a tag everywhere, merges it with another, or removes it. */
export function ManageTags({ onClose }: Pick<Props, 'onClose'>) {
  const { formatMessage } = useIntl();
  const { issueText, validate } = useFieldIssues();
  const { tags, label } = useTags();
  const client = useApolloClient();
  const [renameTag] = useRenameTagMutation({ errorPolicy: 'all' });

  return (
    <FormikDialog
      title={formatMessage(messages.manageTags)}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={{ tag: '', act: 'rename', name: '' }}
      validate={async ({ tag, act, name }) => {
        if (tag === '') return { tag: issueText('required') };
        if (act === 'remove') return {};
        const wrong = Object.keys(await validate(ownTags)({ tags: [name] }));
        return wrong.length === 0 ? {} : { name: issueText('tag_invalid') };
      }}
      onSubmit={async ({ tag, act, name }) => {
        const input = { tag, name: act === 'remove' ? null : name };
        const { data } = await renameTag({ variables: { input } });
        if (!data || data.renameTag.errors.length > 0) {
          showSnackbar('error', messages.tagFailed);
          return;
        }
        // Locations and codes in lists carry it under another name.
        for (const fieldName of ['locations', 'codes', 'tags', 'webhooks']) {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName });
        }
        client.cache.gc();
        showSnackbar('success', act === 'remove' ? messages.tagRemoved : messages.tagRenamed);
        onClose();
      }}
    >
      <TagFields tags={tags} label={label} />
    </FormikDialog>
  );
}

function TagFields({ tags, label }: Pick<ReturnType<typeof useTags>, 'tags' | 'label'>) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<{ act: string }>();

  return (
    <>
      <FormikSelect
        name="tag"
        label={label}
        options={tags.map(({ name, locations, codes }) => ({
          value: name,
          label: name,
          description: formatMessage(messages.tagUse, { locations, codes }),
        }))}
        isSearchable={tags.length > 9}
        isRequired
      />
      <FormikRadioGroup
        name="act"
        label={formatMessage(messages.tagAct)}
        options={[
          {
            value: 'rename',
            label: formatMessage(messages.renameTag),
            description: formatMessage(messages.renameTagHint),
          },
          {
            value: 'remove',
            label: formatMessage(messages.removeTag),
            description: formatMessage(messages.removeTagHint),
          },
        ]}
      />
      {values.act === 'rename' && (
        <FormikTextField name="name" label={formatMessage(messages.newTagName)} isRequired />
      )}
    </>
  );
}
