import { useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { fileNameOf } from '@hearback/schema/documents';
import {
  Button,
  CopyField,
  Dialog,
  DialogActions,
  Notice,
  NumberField,
  Select,
  Stack,
  Text,
} from '@hearback/ui';
import { DownloadIcon, PrintIcon } from '@hearback/ui/icons';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import {
  useMakeVisitCodesMutation,
  useRenewVisitKeyMutation,
} from '../../../../server/generated/hooks';
import { saveBlob } from '../../../../server/downloads';
import { refusalOf } from '../../../../fields/refusalOf';
import { useIntl } from '../../../../i18n/IntlProvider';
import { copyText } from '../../../../shell/snackbar/copyText';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import * as creator from '../../messages';
import * as share from '../share/messages';
import { messages } from './messages';

/** Visit codes that were made, and the end of their time. */
export interface Made {
  addresses: readonly string[];
  expiresAt: string;
}

interface DialogProps {
  code: CodesTab_CodeFragment;
  onClose: () => void;
}

const lifetimes = [30, 90, 365, limits.visitCodeDaysMax];

interface VisitCodesDialogProps extends DialogProps {
  /** Undefined until they are made. */
  made: Made | undefined;
  onMade: (made: Made) => void;
  onPrint: () => void;
}

/** Makes visit codes, as a file or as cards. They are shown once. */
export function VisitCodesDialog({ code, made, onClose, onMade, onPrint }: VisitCodesDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const [count, setCount] = useState<number | null>(100);
  const [days, setDays] = useState('90');
  const [make, { loading }] = useMakeVisitCodesMutation();

  const begin = async () => {
    const input = { id: code.id, count: count ?? 0, days: Number(days) };
    const answer = (await make({ variables: { input } })).data?.makeVisitCodes;
    if (answer?.expiresAt) onMade({ addresses: answer.addresses, expiresAt: answer.expiresAt });
    else if (answer) showSnackbar('error', refusalOf(answer.errors));
  };
  const save = ({ addresses, expiresAt }: Made) => {
    const rows = addresses.map((address) => `${address},${expiresAt}`);
    const text = ['address,valid_until', ...rows, ''].join('\r\n');
    saveBlob(new Blob([text], { type: 'text/csv' }), fileNameOf(`${code.name} visits`, 'csv'));
  };

  return (
    <Dialog title={formatMessage(messages.makeVisitCodes)} isOpen onClose={onClose}>
      {made ? (
        <Notice
          tone="info"
          title={formatMessage(messages.visitCodesMade, { count: made.addresses.length })}
        >
          {formatMessage(messages.visitCodesOnce, {
            date: formatDate(made.expiresAt, { dateStyle: 'long' }),
          })}
        </Notice>
      ) : (
        <Stack gap="medium">
          <NumberField
            label={formatMessage(messages.visitCodeCount)}
            value={count}
            onChange={setCount}
            min={1}
            max={limits.visitCodesMax}
          />
          <Select
            label={formatMessage(messages.visitCodeDays)}
            value={days}
            onChange={setDays}
            options={lifetimes.map((each) => ({
              value: String(each),
              label: formatMessage(messages.days, { count: each }),
            }))}
          />
        </Stack>
      )}
      <DialogActions cancelLabel={formatMessage(creator.messages.close)}>
        {made ? (
          <>
            <Button icon={DownloadIcon} onPress={() => save(made)}>
              {formatMessage(messages.visitCodesFile)}
            </Button>
            <Button tone="primary" icon={PrintIcon} onPress={onPrint}>
              {formatMessage(messages.visitCodeCards)}
            </Button>
          </>
        ) : (
          <Button
            tone="primary"
            isPending={loading}
            isDisabled={count === null}
            onPress={() => void begin()}
          >
            {formatMessage(messages.makeVisitCodes)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Makes a key for a till, and shows it once. */
export function VisitKeyDialog({ code, onClose, hasKey }: DialogProps & { hasKey: boolean }) {
  const { formatMessage } = useIntl();
  const [key, setKey] = useState<string>();
  const [renew, { loading }] = useRenewVisitKeyMutation();

  const begin = async () => {
    const answer = (await renew({ variables: { id: code.id } })).data?.renewVisitKey;
    if (answer?.key) setKey(answer.key);
    else if (answer) showSnackbar('error', refusalOf(answer.errors));
  };

  return (
    <Dialog title={formatMessage(messages.visitKey)} isOpen onClose={onClose}>
      {key === undefined ? (
        <Stack gap="medium">
          <Text>{formatMessage(messages.visitKeyText)}</Text>
          {hasKey && <Notice tone="warning" title={formatMessage(messages.visitKeyEnds)} />}
        </Stack>
      ) : (
        <Stack gap="medium">
          <Notice tone="warning" title={formatMessage(messages.visitKeyOnce)} />
          <CopyField
            label={formatMessage(messages.visitKey)}
            text={key}
            copyLabel={formatMessage(share.messages.copy)}
            copiedLabel={formatMessage(share.messages.copied)}
            onCopy={() => copyText(key, share.messages.notCopied)}
          />
        </Stack>
      )}
      <DialogActions cancelLabel={formatMessage(creator.messages.close)}>
        {key === undefined && (
          <Button tone="primary" isPending={loading} onPress={() => void begin()}>
            {formatMessage(hasKey ? messages.newVisitKey : messages.makeVisitKey)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
