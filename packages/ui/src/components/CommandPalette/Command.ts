import type { IconComponent } from '../../icons';

/** One thing to go to or to do. */
export interface Command {
  /** Its own among all groups. */
  id: string;
  label: string;
  icon?: IconComponent;
  /** What it belongs to, quieter: "Creator", an address. Found by it too. */
  hint?: string;
  /** Other words that people type when they mean it. Never shown. */
  keywords?: readonly string[];
  /** What does it without the palette, as in a `ShortcutSheet`. */
  keys?: string;
  /** Where it leads. Left out for what is done in place. */
  href?: string;
}

/** Commands under one heading. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
  /** They were searched for elsewhere, by more than is shown: every one of them stays. */
  isFound?: boolean;
}
