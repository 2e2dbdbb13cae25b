import { useState } from 'react';

import { Button, Card, Inline, Stack, Text } from '@hearback/ui';

import { useSecondFactorQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/moments';
import { lazyDialog } from '../../../loading/lazy';
import { NotLoaded } from '../NotLoaded';
import { messages } from './messages';

const load = () => import('./SecondFactorDialogs');
const TurnOn = lazyDialog(() => load().then((file) => file.TurnOn));
const NewRecoveryCodes = lazyDialog(() => load().then((file) => file.NewRecoveryCodes));
const TurnOff = lazyDialog(() => load().then((file) => file.TurnOff));

/** One-time codes of an authenticator app at the login: on or off, and recovery codes. */
export function SecondFactorCard() {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { data, error, refetch } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<'on' | 'codes' | 'off'>();
  const factor = data?.secondFactor;
  const close = () => setAsking(undefined);

  return (
    <Card
      title={formatMessage(messages.factorTitle)}
      description={formatMessage(messages.factorHint)}
      actions={
        factor &&
        !factor.isOn && (
          <Button onPress={() => setAsking('on')}>{formatMessage(messages.factorOn)}</Button>
        )
      }
    >
      {!factor && (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.factorFailed)}
          onRetry={refetch}
          lines={['half']}
        />
      )}
      {factor?.isOn && (
        <Stack gap="medium">
          <Text>
            {factor.dateEnabled &&
              formatMessage(messages.factorSince, {
                moment: formatMoment(factor.dateEnabled),
              })}{' '}
            {formatMessage(messages.codesLeft, { count: factor.recoveryCodes })}
          </Text>
          <Inline gap="small">
            <Button onPress={() => setAsking('codes')}>{formatMessage(messages.newCodes)}</Button>
            <Button onPress={() => setAsking('off')}>{formatMessage(messages.factorOff)}</Button>
          </Inline>
        </Stack>
      )}
      {asking === 'on' && <TurnOn onClose={close} />}
      {asking === 'codes' && <NewRecoveryCodes onClose={close} />}
      {asking === 'off' && <TurnOff onClose={close} />}
    </Card>
  );
}
