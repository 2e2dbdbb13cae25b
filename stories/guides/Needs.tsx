import {
  Box,
  Button,
  Columns,
  Link,
  Notice,
  Select,
  Stack,
  Switch,
  TextField,
  Text,
} from '@hearback/ui';
import { PlusIcon } from '@hearback/ui/icons';
import { vars } from '@hearback/ui/tokens';
import { type ReactNode, useState } from 'react';

interface NeedProps {
  need: string;
  example: ReactNode;
  name: string;
  /** Where its page is. */
  href: string;
}

function Need({ need, example, name, href }: NeedProps) {
  return (
    <Box
      style={{
        display: 'flex',
        flexDirection: 'column',
        background: vars.color.surface.panel,
        border: `1px solid ${vars.color.line.subtle}`,
        borderRadius: vars.radius.large,
        overflow: 'hidden',
      }}
    >
      <Box
        style={{
          flex: 1,
          minHeight: 128,
          padding: vars.space.medium,
          display: 'grid',
          alignItems: 'center',
          background: vars.color.surface.sunken,
        }}
      >
        {example}
      </Box>
      <Box style={{ padding: vars.space.medium }}>
        <Stack gap="none">
          <Text size="small" tone="muted">
            {need}
          </Text>
          {/* Storybook's own frame has to change its page, so the link leaves this one. */}
          <a
            href={href}
            target="_parent"
            style={{ color: vars.color.ink.link, fontWeight: vars.weight.strong }}
          >
            {name}
          </a>
        </Stack>
      </Box>
    </Box>
  );
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The six needs that most screens have, each met. */
export function Needs() {
  const [theme, setTheme] = useState('light');
  const [isOn, setIsOn] = useState(true);
  const [name, setName] = useState('Kawiarnia Pod Lipą');

  return (
    <Box style={{ marginBlock: vars.space.large }}>
      <Columns columnWidth="medium" gap="medium">
        <Need
          need="It does something"
          name="Button"
          href="?path=/docs/components-button--docs"
          example={
            <div>
              <Button tone="primary" icon={PlusIcon}>
                Add location
              </Button>
            </div>
          }
        />
        <Need
          need="It leads somewhere"
          name="Link"
          href="?path=/docs/components-link--docs"
          example={
            <Text>
              Then <Link href="#codes">hang the code</Link> where people wait.
            </Text>
          }
        />
        <Need
          need="It is news"
          name="Notice"
          href="?path=/docs/components-notice--docs"
          example={<Notice tone="info" title="This code is paused" />}
        />
        <Need
          need="It is written"
          name="TextField"
          href="?path=/docs/fields-textfield--docs"
          example={<TextField label="Company" value={name} onChange={setName} />}
        />
        <Need
          need="It is on or off, at once"
          name="Switch"
          href="?path=/docs/fields-switch--docs"
          example={<Switch label="Letters about answers" value={isOn} onChange={setIsOn} />}
        />
        <Need
          need="It is one of several"
          name="Select"
          href="?path=/docs/fields-select--docs"
          example={<Select label="Theme" value={theme} onChange={setTheme} options={themes} />}
        />
      </Columns>
    </Box>
  );
}
