import { useState, type FunctionComponent } from 'react';

import { payloadOf } from '@hearback/print/codes';
import { variablesOf } from '@hearback/print/frames';
import { Button, ButtonLink, Card, Columns, Inline, Link, Notice, Stack, Text } from '@hearback/ui';
import { PrintIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { PrintedFrame } from '../../../prints/PrintedFrame';

/** The print dialog of a code, injected because it belongs to another feature. */
export type PrintDialog = FunctionComponent<{
  code: NonNullable<Progress['code']>;
  onClose: () => void;
}>;

interface Props {
  progress: Pick<Progress, 'code' | 'frame' | 'frames' | 'person'>;
  PrintDialog: PrintDialog;
  /** Opens the print dialog at once. */
  printsAtOnce: boolean;
}

/** End of the setup: the card with its code, its address, and the print button. */
export function Finished({
  progress: { code, frame: chosen, frames, person },
  PrintDialog,
  printsAtOnce,
}: Props) {
  const { formatMessage } = useIntl();
  const [isPrinting, setIsPrinting] = useState(printsAtOnce);
  if (!code) return null;
  const frame = frames.find(({ id }) => id === code.frame?.id) ?? chosen;

  return (
    <Card>
      <Columns columnWidth="half" align="start">
        <Stack gap="large">
          <Notice tone="success" title={formatMessage(messages.doneEmailed)}>
            {formatMessage(messages.doneEmailedTo, { email: person.email })}
          </Notice>
          <Stack gap="xsmall">
            <Text size="small" tone="muted">
              {formatMessage(messages.doneLink)}
            </Text>
            <Link href={code.shortUrl} isExternal>
              {code.shortUrl}
            </Link>
          </Stack>
          <Inline>
            <Button tone="primary" icon={PrintIcon} onPress={() => setIsPrinting(true)}>
              {formatMessage(messages.donePrint)}
            </Button>
            <ButtonLink href={paths.home}>{formatMessage(messages.doneHome)}</ButtonLink>
          </Inline>
        </Stack>
        {frame && (
          <PrintedFrame
            document={frame.document}
            label={formatMessage(messages.framePicture)}
            codeText={payloadOf(code.shortUrl)}
            values={variablesOf(code)}
          />
        )}
      </Columns>
      {isPrinting && <PrintDialog code={code} onClose={() => setIsPrinting(false)} />}
    </Card>
  );
}
