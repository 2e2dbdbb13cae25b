import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';

import { AppShell as Shell, EmptyState, SingleKeysProvider, Stack } from '@hearback/ui';
import { GlobeIcon } from '@hearback/ui/icons';

import { useSession } from '../session/session';
import { createApolloClient } from '../server/client';
import { restoreKeptData } from '../server/followSession';
import { useAppShellQuery } from '../server/generated/hooks';
import { useAccess } from '../session/useAccess';
import { UnsavedChangesGuard } from '../session/guards/UnsavedChangesGuard';
import { useLiveNotifications } from './notification/useLiveNotifications';
import { ScreenSkeleton } from '../loading/ScreenSkeleton';
import { shapeOf } from '../loading/shapeOf';
import { useIntl } from '../i18n/IntlProvider';
import { messages } from '../server/offline/messages';
import * as styles from '../server/offline/NeedsNetwork.css';
import { allShown, readShownData, type ShownData } from '../server/offline/shownData';
import { useIsReachable } from '../server/sendRequest';
import { newDocumentId, paths } from '../paths';
import { useAdoptedChoices } from './theme/useKeptChoices';
import { FirstLoader } from './FirstLoader';
import { Footer } from './Footer';
import { Overlays } from './Overlays';
import { type EntityKind, type RecentThing, rememberThing } from './palette/recentThings';
import { knownNameOf } from './palette/knownNameOf';
import { DeletionNotice, OfflineNotice, SampleNotice } from './notices';
import { useSingleKeysOn } from './shortcuts/shortcuts';
import { useShellKeys } from './shortcuts/useShellKeys';
import { UnreadStatus } from './UnreadStatus';
import { UpdateNotice } from './UpdateNotice';
import { UpgradeCard } from './UpgradeCard';
import { isEditorPath, useNavigation } from './useNavigation';

const editors: Readonly<Record<string, EntityKind>> = {
  forms: 'form',
  frames: 'frame',
  codes: 'code',
};

/** Returns the entity that a URL opens. Undefined for lists, and for entities that do not exist yet. */
export function entityFromUrl(
  pathname: string,
  search: string,
): Pick<RecentThing, 'kind' | 'id'> | undefined {
  const [, tab = '', edited] = /^\/creator\/editor\/(\w+)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  const kind = editors[tab];
  if (kind && edited !== undefined && edited !== newDocumentId) return { kind, id: edited };

  const open = new URLSearchParams(search).get('open');
  if (!open) return undefined;
  if (pathname === paths.companies) return { kind: 'company', id: open };
  if (pathname === paths.locations) return { kind: 'location', id: open };
  return undefined;
}

/** Records opened entities, which the palette offers again. */
function useVisits() {
  const client = useApolloClient();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const thing = entityFromUrl(pathname, search);
    if (!thing) return undefined;
    const remember = () => rememberThing({ ...thing, name: knownNameOf(client.cache, thing) });
    remember();
    // By then its screen has shown what it is called.
    return remember;
  }, [client, pathname, search]);
}

/** Polling interval: queries mount and unmount without an event. */
const lookEveryMs = 500;

interface Looked extends ShownData {
  /** The visit of a screen that was looked at. */
  visit: string;
}

const isSame = (one: Looked | undefined, other: Looked) =>
  one?.visit === other.visit && one.shows === other.shows && one.asOf === other.asOf;

/** Returns how much of the current screen's data is available while the server is unreachable. */
function useShownData(): ShownData {
  const client = useApolloClient();
  const isReachable = useIsReachable();
  const { key: visit } = useLocation();
  const [shown, setShown] = useState<Looked>();

  useEffect(() => {
    if (isReachable) return undefined;
    const look = () => {
      const next = { ...readShownData(client), visit };
      setShown((known) => (isSame(known, next) ? known : next));
    };
    // The questions of the last screen are given up a moment after it has gone.
    const first = setTimeout(look);
    const timer = setInterval(look, lookEveryMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, isReachable, visit]);

  return isReachable || shown?.visit !== visit ? allShown : shown;
}

interface NeedsNetworkProps {
  /** Hears what the screen shows. */
  onShown: (shown: ShownData) => void;
  /** The screen. */
  children: ReactNode;
}

/**
 * Replaces a screen without any cached data by a message that it needs the network. The screen stays
 * mounted behind it; a screen that has rendered data stays visible, whatever it queries next.
 */
function NeedsNetwork({ onShown, children }: NeedsNetworkProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  // Asked in here, so that a screen that still loads is not taken for the one it follows.
  const shown = useShownData();
  const { shows, asOf } = shown;
  const [shownAt, setShownAt] = useState<string>();
  if (asOf !== undefined && shownAt !== pathname) setShownAt(pathname);
  const isMissing = shows === 'nothing' && shownAt !== pathname;

  useEffect(() => onShown(shown), [onShown, shown]);

  return (
    <>
      {isMissing && (
        <EmptyState icon={GlobeIcon} headingLevel={2} title={formatMessage(messages.neededTitle)}>
          {formatMessage(messages.neededHint)}
        </EmptyState>
      )}
      <div className={isMissing ? styles.waiting : styles.shown}>{children}</div>
    </>
  );
}

interface ClientProviderProps {
  /** Shown while it is looked up what was seen last. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * The way to the gateway of who is logged in, one for each session. Without a network it starts with
 * what was seen last. It comes with the shell: who is not logged in does without.
 */
function ClientProvider({ waiting, children }: ClientProviderProps) {
  const [client] = useState(createApolloClient);
  const { isOffline } = useSession();
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    if (isOffline) void restoreKeptData(client).then(() => setIsRestored(true));
  }, [client, isOffline]);

  if (isOffline && !isRestored) return waiting;
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Layout of every screen behind the login, with its Apollo client. */
export function SignedInShell() {
  return (
    <ClientProvider waiting={<FirstLoader />}>
      <SingleKeysProvider isOn={useSingleKeysOn()}>
        <AroundScreens />
      </SingleKeysProvider>
    </ClientProvider>
  );
}

function AroundScreens() {
  const unread = useLiveNotifications();
  const navigation = useNavigation(unread ?? 0);
  const { pathname, key } = useLocation();
  const isEditor = isEditorPath(pathname);
  const [shown, setShown] = useState<ShownData>(allShown);
  const { data, loading } = useAppShellQuery();
  const { isOwner } = useAccess();
  // True only on the first page load. Later navigations move the focus to the heading.
  const isSettling = key === 'default' && loading && data === undefined;
  useAdoptedChoices(data?.me);
  useShellKeys(navigation !== undefined);
  useVisits();

  // The first-run wizard is offered where a login arrives, once; it can be skipped.
  if (pathname === paths.home && data?.me.hasSetup === false) {
    return <Navigate to={paths.accountSetup} replace />;
  }

  return (
    <Shell
      navigation={navigation && { ...navigation, ...(isOwner && { extra: <UpgradeCard /> }) }}
      bar={navigation?.bar}
      notice={
        <Stack gap="xsmall">
          <OfflineNotice shown={shown} />
          {!isEditor && (
            <>
              <UpdateNotice />
              <DeletionNotice />
              {navigation && <SampleNotice />}
            </>
          )}
        </Stack>
      }
      footer={isEditor ? undefined : <Footer />}
      isSettling={isSettling}
    >
      <UnreadStatus unread={unread} />
      {navigation && <Overlays />}
      <UnsavedChangesGuard />
      <Suspense fallback={<ScreenSkeleton shape={shapeOf(pathname)} />}>
        <NeedsNetwork onShown={setShown}>
          <Outlet />
        </NeedsNetwork>
      </Suspense>
    </Shell>
  );
}

/** Screens that change what a colleague may not change. Whoever follows a link to one is sent home. */
export function RequireAccess({ to }: { to: 'mayManage' | 'mayManageAll' }) {
  const { [to]: isAllowed } = useAccess();
  return isAllowed ? <Outlet /> : <Navigate to={paths.home} replace />;
}
