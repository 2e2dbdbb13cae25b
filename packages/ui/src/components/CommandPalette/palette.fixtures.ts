import {
  BuildingIcon,
  ChartIcon,
  ChatIcon,
  HomeIcon,
  MapPinIcon,
  MoonIcon,
  PlusIcon,
  QrIcon,
} from '../../icons';
import type { CommandGroup } from './CommandOption';

/** What a palette knows by itself. */
export const known: readonly CommandGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    commands: [
      { id: 'home', label: 'Home', icon: HomeIcon, href: '/', keys: 'G H' },
      { id: 'feedback', label: 'Feedback', icon: ChatIcon, href: '/feedback/', keys: 'G F' },
      { id: 'stats', label: 'Ratings', hint: 'Stats', icon: ChartIcon, href: '/stats/' },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    commands: [
      { id: 'add', label: 'Add company', icon: PlusIcon, href: '/companies/?add=1' },
      { id: 'dark', label: 'Use the dark theme', icon: MoonIcon, keywords: ['night', 'colors'] },
    ],
  },
];

/** What was found by its name. */
export const places: readonly CommandGroup[] = [
  {
    id: 'companies',
    title: 'Companies',
    isFound: true,
    commands: [{ id: 'zs', label: 'Żółty Słoń sp. z o.o.', icon: BuildingIcon, href: '/zs/' }],
  },
  {
    id: 'locations',
    title: 'Locations',
    isFound: true,
    commands: [
      { id: 'r12', label: 'Żółty Słoń, Rynek 12', hint: 'Kraków', icon: MapPinIcon, href: '/r12/' },
      { id: 'kaz', label: 'Żółty Słoń, Kazimierz', hint: 'Kraków', icon: MapPinIcon, href: '/k/' },
    ],
  },
  {
    id: 'codes',
    title: 'Codes',
    isFound: true,
    commands: [{ id: 'bar', label: 'Bar counter', hint: 'Rynek 12', icon: QrIcon, href: '/bar/' }],
  },
];
