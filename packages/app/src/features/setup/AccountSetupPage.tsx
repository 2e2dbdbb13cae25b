import { Suspense, useEffect, useState } from 'react';

import { useNavigate, useSearchParams } from 'react-router-dom';

import { Button, EmptyState, Stepper } from '@hearback/ui';
import { RefreshIcon, WarningIcon } from '@hearback/ui/icons';

import { useAccountSetupPageQuery, useFinishSetupMutation } from '../../server/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { lazyPage } from '../../loading/lazyPage';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import { paths } from '../../paths';
import { messages } from './messages';
import { readProgress, stepIds, type Progress, type StepId } from './readProgress';
import { SetupLayout } from './SetupLayout';
import { CompanyStep } from './steps/CompanyStep';
import type { PrintDialog } from './steps/Finished';
import { LocationStep } from './steps/LocationStep';

/** What draws forms, frames and codes comes while the first steps are filled in. */
const FormStep = lazyPage(() => import('./steps/FormStep').then((file) => file.FormStep));
const FrameStep = lazyPage(() => import('./steps/FrameStep').then((file) => file.FrameStep));
const CodeStep = lazyPage(() => import('./steps/CodeStep').then((file) => file.CodeStep));
const Finished = lazyPage(() => import('./steps/Finished').then((file) => file.Finished));
const laterSteps = [FormStep, FrameStep, CodeStep, Finished];

const labelOf = {
  company: messages.companyStep,
  location: messages.locationStep,
  form: messages.formStep,
  frame: messages.frameStep,
  code: messages.codeStep,
} as const;

/** `/account-setup/`: from a new account to a printed code. Offered once; it can be skipped. */
export function AccountSetupPage({ PrintDialog }: { PrintDialog: PrintDialog }) {
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const { data, loading, refetch } = useAccountSetupPageQuery();

  if (data) {
    return <Steps progress={readProgress(data, address)} PrintDialog={PrintDialog} />;
  }
  return (
    <SetupLayout>
      {loading ? (
        <PartSkeleton shape="form" />
      ) : (
        <EmptyState
          icon={WarningIcon}
          title={formatMessage(messages.loadFailed)}
          action={
            <Button icon={RefreshIcon} onPress={() => void refetch()}>
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        />
      )}
    </SetupLayout>
  );
}

function Steps({ progress, PrintDialog }: { progress: Progress; PrintDialog: PrintDialog }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [, setAddress] = useSearchParams();
  const [finishSetup, { loading: isLeaving }] = useFinishSetupMutation();
  const { step } = progress;
  // Whoever comes back later reads first; whoever has just published goes on to the printer.
  const [hasPublished, setHasPublished] = useState(false);
  useEffect(() => {
    for (const later of laterSteps) void later.preload();
  }, []);

  /** What was chosen travels in the address, so that it survives a reload and the way back. */
  const goTo = (next: StepId | 'done', chosen: Record<string, string> = {}) =>
    setAddress((current) => {
      const address = new URLSearchParams(current);
      for (const [name, value] of Object.entries(chosen)) address.set(name, value);
      if (next === 'done') address.delete('step');
      else address.set('step', next);
      return address;
    });

  const skip = async () => {
    const { data } = await finishSetup();
    if (data?.updateUserDetails.user) void navigate(paths.home, { replace: true });
  };

  if (step === 'done') {
    return (
      <SetupLayout>
        <Suspense fallback={<PartSkeleton shape="form" />}>
          <Finished progress={progress} PrintDialog={PrintDialog} printsAtOnce={hasPublished} />
        </Suspense>
      </SetupLayout>
    );
  }
  return (
    <SetupLayout
      foot={
        <Button tone="quiet" isPending={isLeaving} onPress={() => void skip()}>
          {formatMessage(messages.skip)}
        </Button>
      }
    >
      <Stepper
        label={formatMessage(messages.title)}
        steps={stepIds.map((id) => ({ id, label: formatMessage(labelOf[id]) }))}
        current={step}
        onSelect={(id) => goTo(stepIds.find((each) => each === id) ?? 'company')}
      />
      <Suspense fallback={<PartSkeleton shape="form" />}>
        {step === 'company' && <CompanyStep {...progress} onDone={() => goTo('location')} />}
        {step === 'location' && <LocationStep {...progress} onDone={() => goTo('form')} />}
        {step === 'form' && <FormStep {...progress} onDone={(form) => goTo('frame', { form })} />}
        {step === 'frame' && (
          <FrameStep {...progress} onDone={(frame) => goTo('code', { frame })} />
        )}
        {step === 'code' && (
          <CodeStep
            {...progress}
            onDone={() => {
              setHasPublished(true);
              goTo('done');
            }}
          />
        )}
      </Suspense>
    </SetupLayout>
  );
}
