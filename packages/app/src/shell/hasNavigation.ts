import { hasSegment } from '../paths';

/** Screens that stand by themselves. Compared by segment, never by a part of an id. */
const bare = ['qr-feedback', 'storybook', 'login', 'register', 'account-setup'];

/** Whether the way around the product stands beside the screen at an address. */
export const hasNavigation = (pathname: string) => !hasSegment(pathname, ...bare);
