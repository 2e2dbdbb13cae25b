import { Suspense, useState } from 'react';

import { Outlet, useLocation, useSearchParams } from 'react-router-dom';

import { ButtonLink, type MenuAction, MoreActions, Page, Tabs, type TabItem } from '@hearback/ui';
import {
  FormIcon,
  FrameIcon,
  InfoIcon,
  PlusIcon,
  QrIcon,
  UploadIcon,
  WandIcon,
} from '@hearback/ui/icons';

import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { lazyPage } from '../../loading/lazy';
import { PartSkeleton } from '../../loading/ScreenSkeleton';
import { hasSegment, newDocumentId, paths } from '../../paths';
import { AddSeveral } from './codes/bulk/AddSeveral';
import { useAccess } from '../../session/useAccess';
import { messages as bulkMessages } from './codes/bulk/messages';
import { AddFromFile } from './forms/files/AddFromFile';
import { messages as fileMessages } from './forms/files/messages';
import { messages } from './messages';

/** A separate chunk: with the frame and form renderers it is as large as all tabs together. */
const Wizard = lazyPage(() => import('./wizard/Wizard').then((m) => m.Wizard));

/** `/creator` with its four tabs; with `?wizard=1` the wizard. */
export function CreatorPage() {
  const [address] = useSearchParams();
  return address.has('wizard') ? <Wizard /> : <Tabbed />;
}

const sections = [
  { id: 'general', href: paths.creator, icon: InfoIcon, label: messages.tabGeneral },
  { id: 'forms', href: paths.forms, icon: FormIcon, label: messages.tabForms },
  { id: 'frames', href: paths.frames, icon: FrameIcon, label: messages.tabFrames },
  { id: 'codes', href: paths.codes, icon: QrIcon, label: messages.tabCodes },
] as const;

/** Target of the create button on each tab. */
const starts = {
  general: { href: paths.codeEditor(newDocumentId), label: messages.newCode },
  forms: { href: paths.newForm, label: messages.newForm },
  frames: { href: paths.newFrame, label: messages.newFrame },
  codes: { href: paths.codeEditor(newDocumentId), label: messages.newCode },
} as const;

/** The help article explaining each tab. */
const explainedBy = {
  general: 'creator',
  forms: 'forms',
  frames: 'frames',
  codes: 'codes',
} as const;

function Tabbed() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const current = sections.findLast(({ id }) => hasSegment(pathname, id)) ?? sections[0];
  const help = useHelp(explainedBy[current.id]);
  const { mayManage, mayManageAll } = useAccess();
  const mayStart = current.id === 'codes' ? mayManage : mayManageAll;
  const start = starts[current.id];
  const [dialog, setDialog] = useState<'several' | 'file'>();
  const close = () => setDialog(undefined);

  const moreOf: Readonly<Record<string, readonly MenuAction[]>> = {
    forms: [
      {
        id: 'file',
        label: formatMessage(fileMessages.importShort),
        icon: UploadIcon,
        onAction: () => setDialog('file'),
      },
    ],
    codes: [
      {
        id: 'several',
        label: formatMessage(bulkMessages.open),
        icon: QrIcon,
        onAction: () => setDialog('several'),
      },
    ],
  };
  const wizard: MenuAction = {
    id: 'wizard',
    label: formatMessage(messages.openWizard),
    icon: WandIcon,
    href: paths.wizard,
  };

  const tabs: TabItem[] = sections.map(({ label, ...tab }) => ({
    ...tab,
    label: formatMessage(label),
  }));

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      width="full"
      actions={
        mayStart && (
          <>
            <MoreActions actions={[...(moreOf[current.id] ?? []), wizard]} />
            {current.id !== 'general' && (
              <ButtonLink href={start.href} tone="primary" icon={PlusIcon}>
                {formatMessage(start.label)}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <PageTitle
        message={messages.title}
        part={current === sections[0] ? undefined : formatMessage(current.label)}
      />
      <Tabs label={formatMessage(messages.tabs)} tabs={tabs} selected={current.id}>
        {/* The tabs stay visible while the content below them loads. */}
        <Suspense fallback={<PartSkeleton shape={current === sections[0] ? 'form' : 'list'} />}>
          <Outlet />
        </Suspense>
      </Tabs>
      {current.id === 'codes' && <AddSeveral isOpen={dialog === 'several'} onClose={close} />}
      {dialog === 'file' && <AddFromFile onClose={close} />}
    </Page>
  );
}
