// JavaScript, not TypeScript: an older Node can run it and say what to do.

const floor = 24;
const majorOf = (version) => Number(version.split('.')[0]);

/** Ends the process with one sentence where this Node cannot run TypeScript as the product is written. */
export function requireNode() {
  const { node } = process.versions;
  if (majorOf(node) >= floor) return;
  console.error(
    `Hearback needs Node ${floor}; this is ${node}. Start it through npm (npm start, npm test, npx vitest), ` +
      `which uses the Node ${floor} that npm ci installs into node_modules, or install Node ${floor}.`,
  );
  process.exit(1);
}

// After `npm ci`: npm runs on the machine's Node, its scripts on the one in node_modules.
if (process.argv.includes('--installed')) {
  const [, machine] = /node\/v([\d.]+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
  if (machine !== undefined && majorOf(machine) < floor) {
    console.log(
      `This machine has Node ${machine}. Hearback runs on Node ${floor}, now in node_modules: npm and npx use it.`,
    );
  }
}
