import { useState, type ReactNode } from 'react';

import { AppShell } from '../../packages/ui/src/components/AppShell/AppShell';
import { footItems, items } from '../../packages/ui/src/components/Sidebar/navigation.fixtures';

export interface ScreenProps {
  /** Which place of the navigation is open. */
  place: string;
  /** An editor needs the room: the sidebar is collapsed. */
  isTool?: boolean;
  children: ReactNode;
}

/** The places of a phone's bar, as in the app. */
const bar = ['home', 'feedback', 'creator', 'stats'].flatMap((place) =>
  items
    .filter(({ id }) => id === place)
    .map((item) => ({ ...item, label: place === 'creator' ? 'Codes' : item.label })),
);

/** A whole page in the shell of the app, with the navigation as people have it. */
export function Screen({ place, isTool = false, children }: ScreenProps) {
  const [isExtended, setIsExtended] = useState(() => !isTool && window.innerWidth > 1024);

  return (
    <AppShell
      navigation={{
        homeHref: '/',
        items: items.map((item) => ({ ...item, isCurrent: item.id === place })),
        footItems,
        isExtended,
        onExtendedChange: setIsExtended,
      }}
      {...(!isTool && {
        bar: bar.map((item) => ({ ...item, isCurrent: item.id === place })),
        footer: '© 2026 Hearback',
      })}
    >
      {children}
    </AppShell>
  );
}
