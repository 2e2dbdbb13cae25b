import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  Heading,
  Hidden,
  Inline,
  Notice,
  Stack,
  Text,
} from '@hearback/ui';
import { PauseIcon, PrintIcon, TrashIcon } from '@hearback/ui/icons';
import { type ExperimentFigure, ExperimentFigures } from '@hearback/ui/widgets';

import { type Experiment_ExperimentFragment } from '../../../server/generated/graphql';
import {
  useExperimentResultQuery,
  useNoteSwapMutation,
  useRemoveExperimentMutation,
  useStopExperimentMutation,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import * as styles from './experiments.css';
import { messages } from './messages';

type Experiment = Experiment_ExperimentFragment;

const figureNames = {
  SUBMISSIONS: 'submissions',
  SCANS: 'scans',
  CONVERSION_RATE: 'conversionRate',
  AVERAGE_RATING: 'averageRating',
} as const satisfies Record<string, ExperimentFigure['measure']>;

const verdicts = { A: 'a', B: 'b', NONE: 'none' } as const;

/** True while the page is printed: paper is light, whatever the theme. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinting;
}

/** The codes of an experiment by period, with a box for each frame that is to be hung. */
function Plan({ experiment }: { experiment: Experiment }) {
  const { formatMessage, formatDate } = useIntl();
  const { id, kind, codes, periodStarts } = experiment;
  const [noteSwap] = useNoteSwapMutation({ context: { failure: messages.failed } });
  const isTicked = kind === 'FRAMES';

  return (
    <div className={styles.scroll}>
      <table className={styles.plan}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.code)}</th>
            {periodStarts.map((start) => (
              <th key={start} scope="col">
                {formatMessage(messages.from, {
                  day: formatDate(start, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
                })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map(({ code, codeName, locationName, sequence, done }) => (
            <tr key={code}>
              <th scope="row">
                {codeName}
                <span className={styles.place}>{locationName}</span>
              </th>
              {[...sequence].map((side, period) => {
                const mark = (
                  <span className={styles.side} data-side={side}>
                    {side}
                  </span>
                );
                return (
                  <td key={periodStarts[period]}>
                    {isTicked ? (
                      <Checkbox
                        label={
                          <>
                            <span aria-hidden="true">{mark}</span>
                            <Hidden>
                              {formatMessage(messages.hangs, { side, code: codeName })}
                            </Hidden>
                          </>
                        }
                        value={done[period] === true}
                        onChange={(isDone) =>
                          void noteSwap({
                            variables: { input: { id, code, period: period + 1, done: isDone } },
                          })
                        }
                      />
                    ) : (
                      mark
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  experiment: Experiment;
  onRemoved: () => void;
}

/** The state of an experiment, its result once it has ended, and its plan. */
export function ExperimentDetails({ experiment, onRemoved }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { id, name, kind, state, ends, codesGone } = experiment;
  const [asked, setAsked] = useState<'stop' | 'remove'>();
  const result = useExperimentResultQuery({ variables: { id } });
  const found = (result.data ?? result.previousData)?.experimentResult;
  const [stop, stopping] = useStopExperimentMutation({ context: { failure: messages.failed } });
  const [remove, removing] = useRemoveExperimentMutation({
    context: { failure: messages.failed },
    update: (cache, { data }) => {
      if (data?.removeExperiment.experiments) cache.evict({ fieldName: 'experiments' });
    },
  });
  const names = {
    a: experiment.aName ?? formatMessage(messages.gone),
    b: experiment.bName ?? formatMessage(messages.gone),
  };
  const isOpen = state === 'PLANNED' || state === 'RUNNING';
  const day = formatDate(ends, { dateStyle: 'medium', timeZone: 'UTC' });
  const isPrinting = useIsPrinting();
  const close = () => setAsked(undefined);

  const confirmStop = async () => {
    const { data } = await stop({ variables: { input: { id } } });
    if (!data) return;
    if (data.stopExperiment.experiment) showSnackbar('success', messages.stopped);
    else showSnackbar('error', messages.failed);
    close();
    result.refetch().catch(() => {});
  };
  const confirmRemove = async () => {
    const { data } = await remove({ variables: { input: { id } } });
    if (!data) return;
    const isGone = data.removeExperiment.errors.every(({ code }) => code === 'not_found');
    if (!isGone) {
      showSnackbar('error', messages.failed);
      close();
      return;
    }
    showSnackbar('success', messages.removed);
    onRemoved();
  };

  return (
    <Stack gap="large">
      {isOpen && (
        <Notice tone="info" title={formatMessage(messages.runs, { day })}>
          {[
            state === 'RUNNING' &&
              found &&
              formatMessage(messages.soFar, { count: found.submissions }),
            kind === 'FORMS' && formatMessage(messages.formsRun),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      {state === 'STOPPED' && <Notice tone="info" title={formatMessage(messages.wasStopped)} />}
      {state === 'ENDED' && (
        <ExperimentFigures
          title={formatMessage(messages.question)}
          state={found ? 'ready' : result.error ? 'failed' : 'loading'}
          onRetry={() => void result.refetch().catch(() => {})}
          names={names}
          verdict={verdicts[found?.verdict ?? 'NONE']}
          figures={(found?.measures ?? []).map(({ measure, a, b, p, difference, ...counts }) => ({
            ...counts,
            measure: figureNames[measure],
            a: a ?? null,
            b: b ?? null,
            p: p ?? null,
            difference: {
              value: difference.value ?? null,
              low: difference.low ?? null,
              high: difference.high ?? null,
            },
          }))}
        />
      )}
      {found && found.swapsOpen > 0 && kind === 'FRAMES' && state !== 'STOPPED' && (
        <Text tone="muted">{formatMessage(messages.swapsOpen, { count: found.swapsOpen })}</Text>
      )}
      {codesGone > 0 && (
        <Text tone="muted">{formatMessage(messages.codesGone, { count: codesGone })}</Text>
      )}
      <Card>
        <div className={styles.sheet} {...(isPrinting && { 'data-theme': 'light' })}>
          <Stack gap="small">
            <Heading level={2} size="small">
              {`${formatMessage(messages.plan)}: ${name}`}
            </Heading>
            <Text tone="muted">
              {formatMessage(kind === 'FRAMES' ? messages.planSwap : messages.planText)}
            </Text>
            <Inline gap="medium">
              <Text weight="medium">{formatMessage(messages.aIs, { name: names.a })}</Text>
              <Text weight="medium">{formatMessage(messages.bIs, { name: names.b })}</Text>
            </Inline>
          </Stack>
          <Plan experiment={experiment} />
        </div>
      </Card>
      <Inline gap="small">
        <Button icon={PrintIcon} onPress={() => window.print()}>
          {formatMessage(messages.print)}
        </Button>
        {isOpen && (
          <Button icon={PauseIcon} onPress={() => setAsked('stop')}>
            {formatMessage(messages.stop)}
          </Button>
        )}
        <Button icon={TrashIcon} onPress={() => setAsked('remove')}>
          {formatMessage(messages.remove)}
        </Button>
      </Inline>
      {asked === 'stop' && (
        <ConfirmDialog
          title={formatMessage(messages.stopTitle, { name })}
          confirmLabel={formatMessage(messages.stop)}
          isOpen
          onClose={close}
          onConfirm={() => void confirmStop()}
          isPending={stopping.loading}
        >
          <Text>{formatMessage(messages.stopText)}</Text>
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={formatMessage(messages.removeTitle, { name })}
          confirmLabel={formatMessage(messages.remove)}
          isOpen
          onClose={close}
          onConfirm={() => void confirmRemove()}
          isPending={removing.loading}
        >
          <Text>{formatMessage(messages.removeText)}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
