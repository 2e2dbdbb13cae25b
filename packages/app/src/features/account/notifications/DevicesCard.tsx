import { useState } from 'react';

import { Badge, Button, Card, Inline, Link, Notice, RadioGroup, Stack, Text } from '@hearback/ui';

import {
  type AddPushDeviceInput,
  PushDevicesDocument,
  type PushDevice_DeviceFragment,
} from '../../../server/generated/graphql';
import {
  useAddPushDeviceMutation,
  usePushDevicesQuery,
  useRemovePushDeviceMutation,
} from '../../../server/generated/hooks';
import { FormikDialog } from '../../../fields/FormikDialog';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/moments';
import { paths } from '../../../paths';
import { isInstalledApp } from '../../../shell/pwa/install';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import * as styles from '../security/rows.css';
import { useWhereabouts } from '../security/useWhereabouts';
import { NotLoaded } from '../NotLoaded';
import {
  type AnswerFilterValues,
  DigestField,
  digestMessages,
  hasLongWord,
  LocationsFilter,
  TopicsFilter,
  wordsOf,
  WordsFilter,
} from './answerFilters';
import { messages } from './messages';

/** True on iPhones and iPads, which identify as a Mac. Their browsers notify installed apps alone. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

type Obstacle = 'install' | 'unsupported' | 'denied';

/** The reason for which this browser cannot be notified, if there is one. */
function findObstacle(): Obstacle | undefined {
  if (isApplePhone() && !isInstalledApp()) return 'install';
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

const obstacles: Record<Obstacle, AnyMessage> = {
  install: messages.devicesInstall,
  unsupported: messages.devicesUnsupported,
  denied: messages.devicesDenied,
};

const toBase64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The worker comes after the screen, on a first visit with the whole app. */
const workerMaxMs = 20_000;

/** The subscription of this browser at its push service, with the key of the server as it is now. */
async function subscribe(publicKey: string) {
  const late = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error('The service worker is not ready.')), workerMaxMs);
  });
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const before = await pushManager.getSubscription();
  const isCurrent =
    before !== null && toBase64Url(before.options.applicationServerKey) === publicKey;
  // A browser refuses another key while it has a subscription.
  if (before && !isCurrent) await before.unsubscribe();
  const subscription =
    before && isCurrent
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return {
    endpoint: subscription.endpoint,
    p256dh: toBase64Url(subscription.getKey('p256dh')),
    auth: toBase64Url(subscription.getKey('auth')),
  };
}

/** The devices that the person is notified in: this one is switched on and off here. */
export function DevicesCard() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = usePushDevicesQuery({ fetchPolicy: 'cache-and-network' });
  const devices = data?.pushDevices.devices;
  const here = devices?.find(({ isCurrent }) => isCurrent);
  const others = devices?.filter((device) => device !== here);

  return (
    <Card
      title={formatMessage(messages.devicesTitle)}
      description={formatMessage(messages.devicesHint)}
    >
      {data && others ? (
        <Stack gap="large">
          <ThisDevice device={here} publicKey={data.pushDevices.publicKey} />
          {others.length > 0 && (
            <Stack as="ul" gap="none">
              {others.map((device) => (
                <li key={device.id} className={styles.row}>
                  <OtherDevice device={device} />
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.devicesFailed)}
          onRetry={() => refetch().catch(() => {})}
          lines={['half', 'long']}
        />
      )}
    </Card>
  );
}

interface ThisDeviceProps {
  /** Undefined: it is not notified. */
  device: PushDevice_DeviceFragment | undefined;
  publicKey: string;
}

function ThisDevice({ device, publicKey }: ThisDeviceProps) {
  const { formatMessage } = useIntl();
  const [obstacle, setObstacle] = useState(findObstacle);
  const [isBusy, setIsBusy] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [add] = useAddPushDeviceMutation({
    context: { failure: messages.devicesNotOn },
    refetchQueries: [PushDevicesDocument],
    awaitRefetchQueries: true,
  });
  const { remove, isPending } = useRemoval();

  /** Resolves to true once it is saved. */
  const save = async (wanted: Omit<AddPushDeviceInput, 'endpoint' | 'p256dh' | 'auth'>) => {
    setIsBusy(true);
    try {
      // Asked on a press alone: a browser that was asked too early is asked never again.
      const permission = await Notification.requestPermission();
      setObstacle(findObstacle());
      if (permission !== 'granted') return false;
      const keys = await subscribe(publicKey);
      const { data } = await add({ variables: { input: { ...keys, ...wanted } } });
      if (!data) return false;
      const isSaved = data.addPushDevice.errors.length === 0;
      showSnackbar(
        isSaved ? 'success' : 'error',
        isSaved ? messages.devicesOn : messages.devicesNotOn,
      );
      return isSaved;
    } catch {
      showSnackbar('error', messages.devicesNotOn);
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  if (device) {
    return (
      <Stack gap="medium" align="start">
        <Inline gap="small">
          <Text as="span" weight="medium">
            {formatMessage(messages.devicesThis)}
          </Text>
          <Badge tone="success">{formatMessage(messages.devicesIsOn)}</Badge>
        </Inline>
        <RadioGroup
          label={formatMessage(messages.devicesOf)}
          value={device.lowOnly ? 'low' : 'all'}
          direction="across"
          options={[
            { value: 'low', label: formatMessage(messages.devicesLow) },
            { value: 'all', label: formatMessage(messages.devicesAll) },
          ]}
          onChange={(value) => void save({ lowOnly: value === 'low' })}
        />
        <DeviceFilter device={device} />
        <Inline gap="small">
          <Button onPress={() => setIsChoosing(true)}>
            {formatMessage(messages.devicesChoose)}
          </Button>
          <Button onPress={() => void remove(device.id)} isPending={isPending}>
            {formatMessage(messages.devicesSwitchOff)}
          </Button>
        </Inline>
        {isChoosing && (
          <ChooseAnswers
            device={device}
            onClose={() => setIsChoosing(false)}
            onSubmit={async (chosen) => {
              if (await save({ lowOnly: device.lowOnly, ...chosen })) setIsChoosing(false);
            }}
          />
        )}
      </Stack>
    );
  }
  if (obstacle) {
    return (
      <Notice tone="info" title={formatMessage(obstacles[obstacle])}>
        {obstacle === 'install' && (
          <Link href={paths.install}>{formatMessage(messages.devicesHowToInstall)}</Link>
        )}
      </Notice>
    );
  }
  return (
    <Inline>
      <Button tone="primary" onPress={() => void save({ lowOnly: true })} isPending={isBusy}>
        {formatMessage(messages.devicesSwitchOn)}
      </Button>
    </Inline>
  );
}

/** Of which answers a device is told, where it is not of all. */
function DeviceFilter({ device }: { device: PushDevice_DeviceFragment }) {
  const { formatMessage } = useIntl();
  const { locations, topics, words, digest } = device;
  const isFiltered = locations.length + topics.length + words.length > 0;
  const parts = [
    ...(isFiltered
      ? [
          formatMessage(messages.devicesFiltered, {
            locations: locations.length,
            topics: topics.length,
            words: words.length,
          }),
        ]
      : []),
    ...(digest === 'NONE' ? [] : [formatMessage(digestMessages[digest])]),
  ];
  if (parts.length === 0) return null;

  return (
    <Text size="small" tone="muted">
      {parts.join(' · ')}
    </Text>
  );
}

interface ChooseAnswersProps {
  device: PushDevice_DeviceFragment;
  onClose: () => void;
  onSubmit: (chosen: Omit<AnswerFilterValues, 'words'> & { words: string[] }) => Promise<void>;
}

/** Dialog for the answers that this device is told of, and when. */
function ChooseAnswers({ device, onClose, onSubmit }: ChooseAnswersProps) {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();
  const { locations, topics, words, digest } = device;

  return (
    <FormikDialog<AnswerFilterValues>
      title={formatMessage(messages.devicesChoose)}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={{
        locations: [...locations],
        topics: [...topics],
        words: words.join(', '),
        digest,
      }}
      validate={(values) => (hasLongWord(values.words) ? { words: issueText('too_long') } : {})}
      onSubmit={(values) => onSubmit({ ...values, words: wordsOf(values.words) })}
    >
      <LocationsFilter />
      <TopicsFilter />
      <WordsFilter />
      <DigestField />
    </FormikDialog>
  );
}

function useRemoval() {
  const [removeDevice, { loading }] = useRemovePushDeviceMutation({
    context: { failure: messages.devicesNotOff },
    refetchQueries: [PushDevicesDocument],
    awaitRefetchQueries: true,
  });

  return {
    isPending: loading,
    remove: async (id: string) => {
      const { data } = await removeDevice({ variables: { input: { id } } });
      if (!data) return;
      // One that has gone already counts as removed.
      const isGone = data.removePushDevice.errors.every(({ code }) => code === 'not_found');
      if (isGone) showSnackbar('success', messages.devicesOff);
      else showSnackbar('error', messages.devicesNotOff);
    },
  };
}

function OtherDevice({ device }: { device: PushDevice_DeviceFragment }) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { nameDevice } = useWhereabouts();
  const { remove, isPending } = useRemoval();

  return (
    <Inline spread="between">
      <Stack gap="xxsmall">
        <Text as="span" weight="medium">
          {nameDevice(device.name)}
        </Text>
        <Text size="small" tone="muted">
          {formatMessage(device.lowOnly ? messages.devicesLow : messages.devicesAll)}
          {' · '}
          {formatMessage(messages.devicesSince, { moment: formatMoment(device.dateCreated) })}
        </Text>
        <DeviceFilter device={device} />
      </Stack>
      <Button size="small" onPress={() => void remove(device.id)} isPending={isPending}>
        {formatMessage(messages.devicesRemove)}
      </Button>
    </Inline>
  );
}
