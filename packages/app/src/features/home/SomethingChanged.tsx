import { Changes } from '@hearback/ui/widgets';

import type { Alarm_AlarmFragment } from '../../server/generated/graphql';
import { useUpdateAlarmMutation } from '../../server/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { useToday } from '../../i18n/moments';
import { alarmLink, useAlarmSentences } from '../../shell/notification/useAlarmSentences';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  /** The latest first. */
  alarms: readonly Alarm_AlarmFragment[];
}

/** Ratings, volumes and topics that are no longer as they were. Without any, nothing. */
export function SomethingChanged({ alarms }: Props) {
  const { formatMessage } = useIntl();
  const today = useToday();
  const sayAlarm = useAlarmSentences();
  const [update, { loading }] = useUpdateAlarmMutation({
    context: { failure: messages.notHidden },
    refetchQueries: ['HomePage'],
    awaitRefetchQueries: true,
  });
  if (alarms.length === 0) return null;

  const hide = async (id: string) => {
    const { data } = await update({ variables: { input: { id, notUseful: true } } });
    if (data && data.updateAlarm.errors.length === 0) showSnackbar('success', messages.hidden);
  };

  return (
    <Changes
      title={formatMessage(messages.changed)}
      description={formatMessage(messages.changedText)}
      notUseful={formatMessage(messages.notUseful)}
      isBusy={loading}
      onNotUseful={(id) => void hide(id)}
      changes={alarms.map((alarm) => {
        const { text, evidence } = sayAlarm(alarm);
        return {
          id: alarm.id,
          text,
          evidence,
          href: alarmLink(alarm, today),
        };
      })}
    />
  );
}
