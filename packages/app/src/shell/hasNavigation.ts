import { hasSegment } from '../paths';

/** Screens without navigation. Compared by segment, since an id may contain the same text. */
const bare = ['qr-feedback', 'storybook', 'login', 'register', 'account-setup'];

/** True if the screen at a path has the navigation sidebar. */
export const hasNavigation = (pathname: string) => !hasSegment(pathname, ...bare);
