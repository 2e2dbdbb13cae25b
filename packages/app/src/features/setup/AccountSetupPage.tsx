import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { Button, EmptyState, Heading, Link, Logo, Stack, Stepper, Text } from '@hearback/ui';
import { RefreshIcon, WarningIcon } from '@hearback/ui/icons';

import { useAccountSetupPageQuery, useFinishSetupMutation } from '../../server/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { lazyPage } from '../../loading/lazy';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import { paths } from '../../paths';
import { messages } from './messages';
import { type Progress, readProgress, type StepId, stepIds } from './readProgress';
import { PageTitle } from '../../i18n/PageTitle';
import { LanguageMenu } from '../../shell/LanguageMenu';
import * as styles from './SetupLayout.css';
import { CompanyStep } from './steps/CompanyStep';
import type { PrintDialog } from './steps/Finished';
import { LocationStep } from './steps/LocationStep';

interface SetupLayoutProps {
  children: ReactNode;
  /** Exit link below the step. */
  foot?: ReactNode;
  isDone?: boolean;
}

/** Layout of every step. Without the navigation, which has no targets yet. */
function SetupLayout({ children, foot, isDone = false }: SetupLayoutProps) {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.page}>
      <PageTitle message={messages.title} />
      <header className={styles.head}>
        <Logo />
        <div className={styles.aside}>
          <LanguageMenu />
          <Text as="span" size="small">
            <Link href={paths.logout}>{formatMessage(messages.logout)}</Link>
          </Text>
        </div>
      </header>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1}>{formatMessage(isDone ? messages.doneTitle : messages.title)}</Heading>
          <Text tone="muted">{formatMessage(isDone ? messages.doneHint : messages.purpose)}</Text>
        </Stack>
        {children}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </Stack>
    </div>
  );
}

/** The renderers of forms, frames and codes load while the first steps are filled in. */
const SetupFormStep = lazyPage(() => import('./steps/FormStep').then((file) => file.SetupFormStep));
const SetupFrameStep = lazyPage(() =>
  import('./steps/FrameStep').then((file) => file.SetupFrameStep),
);
const SetupCodeStep = lazyPage(() => import('./steps/CodeStep').then((file) => file.SetupCodeStep));
const Finished = lazyPage(() => import('./steps/Finished').then((file) => file.Finished));
const laterSteps = [SetupFormStep, SetupFrameStep, SetupCodeStep, Finished];

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
  // Only after publishing in this visit is the print dialog opened at once.
  const [hasPublished, setHasPublished] = useState(false);
  useEffect(() => {
    for (const later of laterSteps) void later.preload();
  }, []);

  /** The choices are stored in the address, so that they survive a reload and the back button. */
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
      <SetupLayout isDone>
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
      <Suspense
        fallback={<PartSkeleton shape={step === 'form' || step === 'frame' ? 'gallery' : 'form'} />}
      >
        {step === 'company' && <CompanyStep {...progress} onDone={() => goTo('location')} />}
        {step === 'location' && <LocationStep {...progress} onDone={() => goTo('form')} />}
        {step === 'form' && (
          <SetupFormStep {...progress} onDone={(form) => goTo('frame', { form })} />
        )}
        {step === 'frame' && (
          <SetupFrameStep {...progress} onDone={(frame) => goTo('code', { frame })} />
        )}
        {step === 'code' && (
          <SetupCodeStep
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
