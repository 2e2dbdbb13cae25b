import { paths } from '../../src/paths.ts';

/** The files a screen is made of, beside what every screen loads. */
export interface Screen {
  /** Its address; a segment that begins with a colon stands for any. */
  path: string;
  modules: readonly string[];
  /** Who is led elsewhere: those without a session to the login, those with one home. */
  audience: 'session' | 'nobody' | 'anyone';
  /** Few come here: what it loads decides nothing about the files of other screens. */
  isSeldom?: true;
}

const outside = (path: string, module: string): Screen => ({
  path,
  modules: [`src/features/${module}.tsx`],
  audience: 'nobody',
});

const inside = (path: string, ...modules: string[]): Screen => ({
  path,
  modules: ['src/shell/AppShell.tsx', ...modules.map((module) => `src/features/${module}.tsx`)],
  audience: 'session',
});

const creator = (path: string, tab: string) =>
  inside(path, 'creator/CreatorPage', `creator/${tab}`);

export const login = outside(paths.login, 'auth/LoginPage');
export const home = inside(paths.home, 'home/HomePage');

/** What each address of `src/routes.tsx` draws. A test holds the two together. */
export const screens: readonly Screen[] = [
  login,
  outside(paths.register, 'auth/RegisterPage'),
  outside(paths.recoverAccount, 'auth/RecoverAccountPage'),
  { ...outside(paths.activate, 'auth/ActivatePage'), audience: 'anyone' },
  { ...outside(paths.resetPassword, 'auth/ResetPasswordPage'), audience: 'anyone' },
  { ...outside(paths.invitation, 'auth/InvitationPage'), audience: 'anyone', isSeldom: true },
  {
    ...outside(paths.changeEmail, 'auth/emailLink/EmailLinkPage'),
    audience: 'anyone',
    isSeldom: true,
  },
  {
    ...outside(paths.undoEmail, 'auth/emailLink/EmailLinkPage'),
    audience: 'anyone',
    isSeldom: true,
  },
  { ...outside(paths.oidc, 'auth/oidc/OidcPage'), audience: 'anyone', isSeldom: true },
  { ...outside(paths.terms, 'help/legal/LegalPage'), audience: 'anyone', isSeldom: true },
  { ...outside(paths.privacy, 'help/legal/LegalPage'), audience: 'anyone', isSeldom: true },
  home,
  inside(paths.accountSetup, 'setup/AccountSetupPage'),
  inside(paths.account, 'account/AccountPage'),
  creator(paths.creator, 'GeneralTab'),
  creator(paths.forms, 'forms/FormsTab'),
  creator(paths.frames, 'frames/FramesTab'),
  creator(paths.codes, 'codes/CodesTab'),
  inside(paths.formEditor(':id'), 'creator/forms/FormEditorPage'),
  inside(paths.frameEditor(':id'), 'creator/frames/FrameEditorPage'),
  inside(paths.codeEditor(':id'), 'creator/codes/editor/CodeEditorPage'),
  inside(paths.stats, 'stats/StatsPage'),
  inside(paths.statsReport, 'stats/report/StatsReportPage'),
  inside(paths.experiments, 'stats/experiments/ExperimentsPage'),
  inside(paths.companies, 'companies/CompaniesPage'),
  inside(paths.locations, 'locations/LocationsPage'),
  { ...inside(paths.board(':id'), 'locations/board/BoardPage'), isSeldom: true },
  inside(paths.feedback, 'feedback/FeedbackPage'),
  inside(paths.notifications, 'notifications/NotificationsPage'),
  inside(paths.recentlyDeleted, 'deleted/RecentlyDeletedPage'),
  inside(paths.help, 'help/HelpPage'),
  inside(paths.install, 'install/InstallPage'),
];
