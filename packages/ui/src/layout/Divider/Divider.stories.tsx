import type { Meta, StoryObj } from '@storybook/react-vite';

import { Divider } from './Divider';

/** A hairline between two parts of one thing. Space alone is often enough. */
const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
