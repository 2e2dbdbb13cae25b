import { Navigate, redirectDocument, type RouteObject } from 'react-router-dom';
import { LogOut } from './features/auth/LogOut';
import {
  RequireBrowserTab,
  RequireNoSession,
  RequireNoSessionOrLetter,
  RequireNotifications,
  RequireSession,
} from './session/guards/requireSession';
import { lazyDialog, lazyPage } from './loading/lazy';
import { paths } from './paths';
import { ErrorPage } from './shell/ErrorPage';
import { RootLayout } from './shell/RootLayout';

const SignedInShell = lazyPage(() => import('./shell/AppShell').then((m) => m.SignedInShell));
const LoginPage = lazyPage(() => import('./features/auth/LoginPage').then((m) => m.LoginPage));
const OidcPage = lazyPage(() => import('./features/auth/oidc/OidcPage').then((m) => m.OidcPage));
const RegisterPage = lazyPage(() =>
  import('./features/auth/RegisterPage').then((m) => m.RegisterPage),
);
const ActivatePage = lazyPage(() =>
  import('./features/auth/ActivatePage').then((m) => m.ActivatePage),
);
const RecoverAccountPage = lazyPage(() =>
  import('./features/auth/RecoverAccountPage').then((m) => m.RecoverAccountPage),
);
const ResetPasswordPage = lazyPage(() =>
  import('./features/auth/ResetPasswordPage').then((m) => m.ResetPasswordPage),
);
const AccountSetupPage = lazyPage(() =>
  import('./features/setup/AccountSetupPage').then((m) => m.AccountSetupPage),
);
const PrintCode = lazyDialog(() =>
  import('./features/creator/codes/print/PrintCode').then((m) => m.PrintCode),
);
const HomePage = lazyPage(() => import('./features/home/HomePage').then((m) => m.HomePage));
const AccountPage = lazyPage(() =>
  import('./features/account/AccountPage').then((m) => m.AccountPage),
);
const CompaniesPage = lazyPage(() =>
  import('./features/companies/CompaniesPage').then((m) => m.CompaniesPage),
);
const LocationsPage = lazyPage(() =>
  import('./features/locations/LocationsPage').then((m) => m.LocationsPage),
);
const BoardPage = lazyPage(() =>
  import('./features/locations/board/BoardPage').then((m) => m.BoardPage),
);
const CreatorPage = lazyPage(() =>
  import('./features/creator/CreatorPage').then((m) => m.CreatorPage),
);
const GeneralTab = lazyPage(() =>
  import('./features/creator/GeneralTab').then((m) => m.GeneralTab),
);
const FormsTab = lazyPage(() =>
  import('./features/creator/forms/FormsTab').then((m) => m.FormsTab),
);
const FramesTab = lazyPage(() =>
  import('./features/creator/frames/FramesTab').then((m) => m.FramesTab),
);
const CodesTab = lazyPage(() =>
  import('./features/creator/codes/CodesTab').then((m) => m.CodesTab),
);
/** With the shell: who is not logged in does without. */
const LazyRequireAccess = lazyPage<{ to: 'mayManage' | 'mayManageAll' }>(() =>
  import('./shell/AppShell').then((m) => m.RequireAccess),
);
/** It guards pages, and is none: nothing loads it ahead. */
const RequireAccess = ({ to }: { to: 'mayManage' | 'mayManageAll' }) => (
  <LazyRequireAccess to={to} />
);
const InvitationPage = lazyPage(() =>
  import('./features/auth/InvitationPage').then((m) => m.InvitationPage),
);
const EmailLinkPage = lazyPage<{ purpose: 'emailChange' | 'emailUndo' }>(() =>
  import('./features/auth/emailLink/EmailLinkPage').then((m) => m.EmailLinkPage),
);
const FormEditorPage = lazyPage(() =>
  import('./features/creator/forms/FormEditorPage').then((m) => m.FormEditorPage),
);
const FrameEditorPage = lazyPage(() =>
  import('./features/creator/frames/FrameEditorPage').then((m) => m.FrameEditorPage),
);
const CodeEditorPage = lazyPage(() =>
  import('./features/creator/codes/editor/CodeEditorPage').then((m) => m.CodeEditorPage),
);
const FeedbackPage = lazyPage(() =>
  import('./features/feedback/FeedbackPage').then((m) => m.FeedbackPage),
);
const NotificationsPage = lazyPage(() =>
  import('./features/notifications/NotificationsPage').then((m) => m.NotificationsPage),
);
const RecentlyDeletedPage = lazyPage(() =>
  import('./features/deleted/RecentlyDeletedPage').then((m) => m.RecentlyDeletedPage),
);
const StatsPage = lazyPage(() => import('./features/stats/StatsPage').then((m) => m.StatsPage));
const StatsReportPage = lazyPage(() =>
  import('./features/stats/report/StatsReportPage').then((m) => m.StatsReportPage),
);
const ExperimentsPage = lazyPage(() =>
  import('./features/stats/experiments/ExperimentsPage').then((m) => m.ExperimentsPage),
);
const HelpPage = lazyPage(() => import('./features/help/HelpPage').then((m) => m.HelpPage));
const LegalPage = lazyPage<{ text: 'terms' | 'privacy' }>(() =>
  import('./features/help/legal/LegalPage').then((m) => m.LegalPage),
);
const InstallPage = lazyPage(() =>
  import('./features/install/InstallPage').then((m) => m.InstallPage),
);

/** Every route. A path matches with and without a trailing slash; unknown paths redirect home. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout routes={() => routes} />,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <RequireNoSession />,
        children: [
          { path: paths.login, element: <LoginPage /> },
          { path: paths.recoverAccount, element: <RecoverAccountPage /> },
          { path: paths.register, element: <RegisterPage /> },
        ],
      },
      {
        element: <RequireNoSessionOrLetter key="activation" purpose="activation" />,
        children: [{ path: paths.activate, element: <ActivatePage /> }],
      },
      {
        element: <RequireNoSessionOrLetter key="reset" purpose="reset" />,
        children: [{ path: paths.resetPassword, element: <ResetPasswordPage /> }],
      },
      {
        element: <RequireNoSessionOrLetter key="invitation" purpose="invitation" />,
        children: [{ path: paths.invitation, element: <InvitationPage /> }],
      },
      {
        element: <RequireNoSessionOrLetter key="emailChange" purpose="emailChange" />,
        children: [{ path: paths.changeEmail, element: <EmailLinkPage purpose="emailChange" /> }],
      },
      {
        element: <RequireNoSessionOrLetter key="emailUndo" purpose="emailUndo" />,
        children: [{ path: paths.undoEmail, element: <EmailLinkPage purpose="emailUndo" /> }],
      },
      { path: paths.oidc, element: <OidcPage /> },
      // The visitor's page comes from the server, whole.
      { path: '/qr-feedback', loader: ({ request }) => redirectDocument(request.url) },
      { path: paths.terms, element: <LegalPage text="terms" /> },
      { path: paths.privacy, element: <LegalPage text="privacy" /> },
      { path: paths.logout, element: <LogOut /> },
      {
        element: <RequireSession />,
        children: [
          {
            element: <SignedInShell />,
            children: [
              {
                errorElement: <ErrorPage />,
                children: [
                  { path: paths.home, element: <HomePage /> },
                  {
                    path: paths.accountSetup,
                    element: <AccountSetupPage PrintDialog={PrintCode} />,
                  },
                  { path: paths.account, element: <AccountPage /> },
                  {
                    path: paths.creator,
                    element: <CreatorPage />,
                    children: [
                      { index: true, element: <GeneralTab /> },
                      { path: paths.forms, element: <FormsTab /> },
                      { path: paths.frames, element: <FramesTab /> },
                      { path: paths.codes, element: <CodesTab /> },
                    ],
                  },
                  {
                    element: <RequireAccess key="mayManageAll" to="mayManageAll" />,
                    children: [{ path: paths.formEditor(':id'), element: <FormEditorPage /> }],
                  },
                  {
                    element: <RequireAccess key="mayManageAll" to="mayManageAll" />,
                    children: [{ path: paths.frameEditor(':id'), element: <FrameEditorPage /> }],
                  },
                  {
                    element: <RequireAccess key="mayManage" to="mayManage" />,
                    children: [{ path: paths.codeEditor(':id'), element: <CodeEditorPage /> }],
                  },
                  { path: paths.stats, element: <StatsPage /> },
                  { path: paths.statsReport, element: <StatsReportPage /> },
                  {
                    element: <RequireAccess key="mayManageAll" to="mayManageAll" />,
                    children: [{ path: paths.experiments, element: <ExperimentsPage /> }],
                  },
                  { path: paths.companies, element: <CompaniesPage /> },
                  { path: paths.locations, element: <LocationsPage /> },
                  {
                    element: <RequireAccess key="mayManage" to="mayManage" />,
                    children: [{ path: paths.board(':id'), element: <BoardPage /> }],
                  },
                  { path: paths.feedback, element: <FeedbackPage /> },
                  {
                    element: <RequireNotifications />,
                    children: [{ path: paths.notifications, element: <NotificationsPage /> }],
                  },
                  {
                    element: <RequireAccess key="mayManageAll" to="mayManageAll" />,
                    children: [{ path: paths.recentlyDeleted, element: <RecentlyDeletedPage /> }],
                  },
                  { path: paths.help, element: <HelpPage /> },
                  {
                    element: <RequireBrowserTab />,
                    children: [{ path: paths.install, element: <InstallPage /> }],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];
