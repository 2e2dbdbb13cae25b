import { hasSegment } from '../paths';

/** What a screen will look like, roughly. */
export type ScreenShape = 'list' | 'tiles' | 'form' | 'editor' | 'codeEditor';

const lists = [
  'companies',
  'locations',
  'feedback',
  'forms',
  'frames',
  'codes',
  'notifications',
  'recently-deleted',
];
const forms = ['account', 'account-setup', 'faq', 'app'];

/** The shape of the screen at an address, known before its file is there. */
export function shapeOf(pathname: string): ScreenShape {
  if (hasSegment(pathname, 'editor')) {
    return hasSegment(pathname, 'codes') ? 'codeEditor' : 'editor';
  }
  if (hasSegment(pathname, ...lists)) return 'list';
  return hasSegment(pathname, ...forms) ? 'form' : 'tiles';
}
