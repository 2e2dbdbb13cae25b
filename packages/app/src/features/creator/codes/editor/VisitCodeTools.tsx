import { useMemo, useState } from 'react';

import { Button, Inline, Link, Stack, Text } from '@hearback/ui';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { lazyDialog } from '../../../../loading/lazy';
import { paths } from '../../../../paths';
import { messages } from './messages';
import type { Made } from './VisitCodeDialogs';

const PrintCodes = lazyDialog(() => import('../print/PrintCodes').then((file) => file.PrintCodes));
const VisitCodesDialog = lazyDialog(() =>
  import('./VisitCodeDialogs').then((file) => file.VisitCodesDialog),
);
const VisitKeyDialog = lazyDialog(() =>
  import('./VisitCodeDialogs').then((file) => file.VisitKeyDialog),
);

interface Props {
  code: CodesTab_CodeFragment;
  /** Null: the code has no key yet. */
  visitKeySince: string | null;
}

/** Addresses that prove one visit each: on receipts, by the key of a till, or on cards. */
export function VisitCodeTools({ code, visitKeySince }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const [task, setTask] = useState<'codes' | 'key'>();
  const [made, setMade] = useState<Made>();
  const [isPrinting, setIsPrinting] = useState(false);
  const cards = useMemo(
    () =>
      made?.addresses.map((shortUrl, at) => ({
        ...code,
        name: `${code.name} ${at + 1}`,
        shortUrl,
      })) ?? [],
    [code, made],
  );
  const close = () => {
    setTask(undefined);
    setMade(undefined);
  };

  return (
    <Stack gap="small">
      <Text size="small" tone="muted">
        {formatMessage(messages.visitCodesText)}{' '}
        <Link href={paths.helpArticle('codes', 'visit-codes')}>
          {formatMessage(messages.visitCodesHelp)}
        </Link>
      </Text>
      <Inline gap="small">
        <Button size="small" onPress={() => setTask('codes')}>
          {formatMessage(messages.makeVisitCodes)}
        </Button>
        <Button size="small" onPress={() => setTask('key')}>
          {formatMessage(messages.visitKey)}
        </Button>
      </Inline>
      {visitKeySince !== null && (
        <Text size="small" tone="muted">
          {formatMessage(messages.visitKeySince, {
            date: formatDate(visitKeySince, { dateStyle: 'long', timeStyle: 'short' }),
          })}
        </Text>
      )}
      {task === 'codes' && !isPrinting && (
        <VisitCodesDialog
          code={code}
          made={made}
          onMade={setMade}
          onClose={close}
          onPrint={() => setIsPrinting(true)}
        />
      )}
      {task === 'key' && (
        <VisitKeyDialog code={code} hasKey={visitKeySince !== null} onClose={close} />
      )}
      {isPrinting && <PrintCodes codes={cards} onClose={() => setIsPrinting(false)} />}
    </Stack>
  );
}
