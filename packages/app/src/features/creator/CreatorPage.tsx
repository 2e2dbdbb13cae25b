import { Outlet, useLocation, useSearchParams } from 'react-router-dom';

import { ButtonLink, Page, Tabs, type TabItem } from '@hearback/ui';
import { FormIcon, FrameIcon, PlusIcon, PrintIcon, QrIcon, WandIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { hasSegment, newId, paths } from '../../paths';
import { RecentlyDeletedLink } from '../../removal/RecentlyDeletedLink';
import { messages } from './messages';
import { Wizard } from './wizard/Wizard';

/** `/creator` with its four tabs; with `?wizard=1` the guide through them. */
export function CreatorPage() {
  const [address] = useSearchParams();
  return address.has('wizard') ? <Wizard /> : <Tabbed />;
}

const sections = [
  { id: 'general', href: paths.creator, icon: QrIcon, label: messages.tabGeneral },
  { id: 'forms', href: paths.forms, icon: FormIcon, label: messages.tabForms },
  { id: 'frames', href: paths.frames, icon: FrameIcon, label: messages.tabFrames },
  { id: 'codes', href: paths.codes, icon: PrintIcon, label: messages.tabCodes },
] as const;

/** What each tab makes. */
const starts = {
  general: { href: paths.codeEditor(newId), label: messages.newCode },
  forms: { href: paths.formEditor(newId), label: messages.newForm },
  frames: { href: paths.frameEditor(newId), label: messages.newFrame },
  codes: { href: paths.codeEditor(newId), label: messages.newCode },
} as const;

function Tabbed() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const current = sections.findLast(({ id }) => hasSegment(pathname, id)) ?? sections[0];
  const start = starts[current.id];

  const tabs: TabItem[] = sections.map(({ label, ...tab }) => ({
    ...tab,
    label: formatMessage(label),
  }));

  return (
    <Page
      title={formatMessage(messages.title)}
      purpose={formatMessage(messages.purpose)}
      width="full"
      actions={
        <>
          {current.id !== 'general' && <RecentlyDeletedLink />}
          <ButtonLink href={paths.wizard} icon={WandIcon}>
            {formatMessage(messages.openWizard)}
          </ButtonLink>
          {current.id !== 'general' && (
            <ButtonLink href={start.href} tone="primary" icon={PlusIcon}>
              {formatMessage(start.label)}
            </ButtonLink>
          )}
        </>
      }
    >
      <PageTitle message={messages.title} />
      <Tabs label={formatMessage(messages.tabs)} tabs={tabs} selected={current.id}>
        <Outlet />
      </Tabs>
    </Page>
  );
}
