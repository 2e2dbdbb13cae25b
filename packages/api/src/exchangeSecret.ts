import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readSettings } from './env.ts';
import { print, runCommand } from './runCommand.ts';
import { StartError } from './StartError.ts';
import { exchangeSecret, forgetFormerSecret } from './tools/secrets.ts';

// Exchanges the secret of the data folder, or takes the former one away.
await runCommand(async () => {
  const { values } = parseArgs({ options: { forget: { type: 'boolean', default: false } } });
  const { dataDir, jwtSecret } = readSettings(process.env);
  if (jwtSecret !== undefined) {
    throw new StartError([
      'The secret is a setting here: put it into JWT_SECRET_FORMER, a new one into JWT_SECRET, and start the product anew.',
    ]);
  }
  if (values.forget) {
    const wasThere = await forgetFormerSecret(dataDir);
    print(
      wasThere
        ? `The former secret of ${resolve(dataDir)} is gone. Start the product anew.`
        : `${resolve(dataDir)} has no former secret.`,
    );
    return;
  }
  await exchangeSecret(dataDir);
  print(
    `${resolve(dataDir)} has a new secret, and the former one is believed. Start the product anew. After 31 days: npm run exchange-secret -- --forget`,
  );
});
