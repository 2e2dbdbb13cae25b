import { useNavigate } from 'react-router-dom';

import { Button, Heading, Logo, Stack, Text } from '@hearback/ui';
import {
  BuildingIcon,
  FormIcon,
  FrameIcon,
  MapPinIcon,
  QrIcon,
  type IconComponent,
} from '@hearback/ui/icons';

import { useFinishSetupMutation } from '../../apollo/generated/hooks';
import type { AnyMessage } from '../../i18n/AnyMessage';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { newId, paths } from '../../paths';
import * as styles from './AccountSetupPage.css';
import { messages } from './messages';

interface Step {
  icon: IconComponent;
  title: AnyMessage;
  hint: AnyMessage;
  href: string;
}

/** In this order: each builds on the one before. */
const steps: readonly Step[] = [
  {
    icon: BuildingIcon,
    title: messages.companyTitle,
    hint: messages.companyHint,
    href: paths.companies,
  },
  {
    icon: MapPinIcon,
    title: messages.locationTitle,
    hint: messages.locationHint,
    href: paths.locations,
  },
  {
    icon: FormIcon,
    title: messages.formTitle,
    hint: messages.formHint,
    href: paths.formEditor(newId),
  },
  {
    icon: FrameIcon,
    title: messages.frameTitle,
    hint: messages.frameHint,
    href: paths.frameEditor(newId),
  },
  {
    icon: QrIcon,
    title: messages.codeTitle,
    hint: messages.codeHint,
    href: paths.codeEditor(newId),
  },
];

/** `/account-setup/`: what stands between a new account and its first feedback. Shown once. */
export function AccountSetupPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [finishSetup, { loading }] = useFinishSetupMutation();

  const leaveFor = async (href: string) => {
    const { data } = await finishSetup();
    if (data?.updateUserDetails.user) void navigate(href, { replace: true });
  };

  return (
    <div className={styles.page}>
      <PageTitle message={messages.title} />
      <Stack gap="xlarge">
        <Logo />
        <Stack gap="xsmall">
          <Heading level={1} size="display">
            {formatMessage(messages.title)}
          </Heading>
          <Text size="lead" tone="muted">
            {formatMessage(messages.purpose)}
          </Text>
        </Stack>
        <ol className={styles.steps}>
          {steps.map(({ icon: Icon, title, hint, href }, index) => (
            <li key={href} className={styles.step}>
              <span className={styles.sign} aria-hidden="true">
                <Icon />
              </span>
              <div className={styles.words}>
                <Text weight="strong" tone="strong">
                  {formatMessage(title)}
                </Text>
                <Text size="small" tone="muted">
                  {formatMessage(hint)}
                </Text>
              </div>
              {index === 0 && (
                <Button tone="primary" isPending={loading} onPress={() => void leaveFor(href)}>
                  {formatMessage(messages.start)}
                </Button>
              )}
            </li>
          ))}
        </ol>
        <div>
          <Button tone="quiet" isDisabled={loading} onPress={() => void leaveFor(paths.home)}>
            {formatMessage(messages.skip)}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
