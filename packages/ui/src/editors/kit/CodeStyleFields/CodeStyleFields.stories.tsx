import { CodeStyle } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import * as v from 'valibot';

import { cafeLogo, logoImage } from '@hearback/print/fixtures';
import { Stack } from '../../../layout/Stack/Stack';
import { CodeStyleFields, type CodeStyleFieldsProps } from './CodeStyleFields';

function Live({ value, onChange, ...props }: CodeStyleFieldsProps) {
  const [style, setStyle] = useState(value);
  return (
    <Stack gap="medium">
      <CodeStyleFields
        value={style}
        onChange={(changes) => {
          setStyle({ ...style, ...changes });
          onChange(changes);
        }}
        {...props}
      />
    </Stack>
  );
}

/** The looks of a code: in a frame, or of its own in the code editor. */
const meta = {
  title: 'Editors/Kit/CodeStyleFields',
  component: CodeStyleFields,
  args: {
    value: v.parse(CodeStyle, {}),
    onChange: fn(),
    onUploadImage: () => Promise.resolve(logoImage),
    addressOf: () => cafeLogo,
  },
  render: (args) => <Live {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeStyleFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: along the shapes with the arrows; the corners get a color of their own. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ module_shape: 'dots' });
    canvas.getByRole('switch', { name: 'Corners in a color of their own' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ eye_color: '#000000' });
    await expect(canvas.getByRole('textbox', { name: 'Color of the corners' })).toBeVisible();
  },
};

/** A logo hides modules: the sturdiness is not for choosing then. */
export const WithLogo: Story = {
  args: { value: v.parse(CodeStyle, { logo: logoImage, module_shape: 'rounded' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/always printed on the highest/)).toBeVisible();
  },
};
