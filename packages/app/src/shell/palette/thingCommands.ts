import type { Command } from '@hearback/ui';
import {
  BuildingIcon,
  FormIcon,
  FrameIcon,
  MapPinIcon,
  QrIcon,
  type IconComponent,
} from '@hearback/ui/icons';

import type { AnyMessage } from '../../i18n/AnyMessage';
import { paths } from '../../paths';
import type { ThingKind } from '../recents/recentThings';
import { messages as shellMessages } from '../messages';
import type { Thing } from './Thing';

interface Kind {
  title: AnyMessage;
  icon: IconComponent;
  href: (id: string) => string;
}

/** The kinds of things in the order in which they are shown, and where each is opened. */
export const kinds: Readonly<Record<ThingKind, Kind>> = {
  company: { title: shellMessages.companies, icon: BuildingIcon, href: paths.company },
  location: { title: shellMessages.locations, icon: MapPinIcon, href: paths.location },
  form: { title: shellMessages.forms, icon: FormIcon, href: paths.formEditor },
  frame: { title: shellMessages.frames, icon: FrameIcon, href: paths.frameEditor },
  code: { title: shellMessages.codes, icon: QrIcon, href: paths.codeEditor },
};

/** The way to a thing. Things of one name are told apart by where they belong. */
export function toCommand({ kind, id, name, hint }: Thing): Command {
  const { icon, href } = kinds[kind];
  return { id: `${kind}-${id}`, label: name, icon, hint, href: href(id) };
}
