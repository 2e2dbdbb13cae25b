import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface LinkProviderProps {
  /** Goes to a path of the app without loading the page anew. */
  navigate: (href: string) => void;
  /** Makes a link's real address from a path, where they differ. */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/** Tells every link, tab and menu under it how to move inside the app. */
export function LinkProvider({ navigate, useHref, children }: LinkProviderProps) {
  return (
    <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
      {children}
    </RouterProvider>
  );
}
