import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

import { root } from './run.ts';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

interface Container {
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom: object[];
  securityContext: { readOnlyRootFilesystem: boolean };
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: Record<string, unknown>;
}

type PodSpec = Record<string, unknown> & {
  containers: (Partial<Container> & { env?: { name: string; value: string }[] })[];
};

/** The part of a JSON Schema that a chart's uses. */
interface Schema {
  properties: Record<string, { properties?: Record<string, { not?: object }> }>;
}

interface Service {
  command?: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, object>;
  read_only?: boolean;
  networks?: string[];
}

/** The documents of a YAML text. One that cannot be read fails its test. */
const parseYaml = (text: string): unknown[] =>
  parseAllDocuments(text, { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as unknown;
  });
const readYaml = (path: string) => parseYaml(read(path));

const { version } = JSON.parse(read('package.json')) as { version: string };
const settings = [...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
const unknownTo = (names: readonly string[]) => names.filter((name) => !settings.includes(name));

const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root }).flatMap(
  (path) => readYaml(path) as Manifest[],
);
const manifest = (kind: string): Manifest => {
  const found = manifests.find((each) => each.kind === kind);
  if (!found) throw new Error(`There is no ${kind} in deploy/kubernetes.`);
  return found;
};

/** Pod template of a workload. */
const podOf = ({ spec }: Manifest) =>
  spec['template'] as {
    metadata: { labels: Record<string, string> };
    spec: { terminationGracePeriodSeconds?: number; containers: Container[] };
  };

const dockerfile = read('deploy/Dockerfile');
const compose = readYaml('deploy/compose.yaml')[0] as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const env = parseEnv(read('deploy/hearback.env')) as Record<string, string>;

describe('the image', () => {
  it('copies only what is there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)].flatMap(
      ([, from, paths = '']) =>
        from === 'dependencies'
          ? []
          : paths.split(' ').map((path) => path.replace('/hearback/', '')),
    );
    const made = ['packages/app/dist', 'packages/schema/schema.graphql'];

    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((path) => !made.includes(path) && !existsSync(`${root}${path}`))).toEqual(
      [],
    );
  });

  it('has every package that the product runs', () => {
    const needs = (name: string): string[] => {
      const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`)) as {
        dependencies?: Record<string, string>;
      };
      return Object.keys(dependencies)
        .filter((each) => each.startsWith('@hearback/'))
        .flatMap((each) => [each.slice(10), ...needs(each.slice(10))]);
    };

    for (const name of new Set(['gateway', ...needs('gateway')])) {
      expect(dockerfile).toContain(`COPY packages/${name}/package.json packages/${name}/`);
      expect(dockerfile).toContain(`/hearback/packages/${name}/src packages/${name}/src`);
      expect(dockerfile).toContain(`--workspace=@hearback/${name}`);
    }
  });

  it('installs before it copies the source, so that a change of the source installs nothing', () => {
    const [build = ''] = dockerfile.split(/^COPY \. \.$/m);
    expect(build).toMatch(/^RUN npm ci /m);
    const workspaces = ['lab', ...globSync('packages/*', { cwd: root })];
    for (const folder of workspaces) {
      expect(build).toContain(`COPY ${folder}/package.json ${folder}/`);
    }
  });

  it('runs the Node that is tested, as nobody in particular', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: { node: string };
    };
    const major = devDependencies.node.split('.')[0];
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);

    expect(new Set(bases)).toEqual(new Set([`node:${major}-bookworm-slim`]));
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toContain('/healthz');
  });

  it('starts what is there, and sets what the product knows', () => {
    const [, script = ''] =
      /^CMD \["node", "--v8-pool-size=1", "--max-semi-space-size=8", "([^"]+)"/m.exec(dockerfile) ??
      [];
    const names = [...dockerfile.matchAll(/([A-Z_]+)=\S+/g)].map(([, name]) => name ?? '');

    expect(existsSync(`${root}${script}`)).toBe(true);
    expect(
      unknownTo(names.filter((name) => /^(HOST|PORT|DATA_DIR|[A-Z]+_URL)$/.test(name))),
    ).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['HOST', 'PORT', 'DATA_DIR']));
  });
});

it.each(['deploy/hearback.env', 'deploy/secrets.env.example'])('%s sets what there is', (path) => {
  const names = Object.keys(parseEnv(read(path))).filter((name) => name !== 'NODE_ENV');

  expect(names.length).toBeGreaterThan(2);
  expect(unknownTo(names)).toEqual([]);
});

describe('compose', () => {
  const { services } = compose;
  const processes = Object.entries(services).filter(([name]) => /^(app\d|migrate)$/.test(name));

  it('runs two processes that may write nowhere, with settings that there are', () => {
    expect(processes.map(([name]) => name)).toEqual(['migrate', 'app1', 'app2']);
    for (const [, { read_only, environment = {} }] of processes) {
      expect(read_only).toBe(true);
      expect(unknownTo(Object.keys(environment))).toEqual([]);
    }
  });

  it('gives PostgreSQL its own passwords, and none of the secrets of the product', () => {
    for (const name of ['database', 'replica']) {
      expect(services[name]?.env_file).toEqual(['database.env']);
    }
    const given = Object.keys(parseEnv(read('deploy/database.env.example')));
    expect(given).toEqual(['POSTGRES_PASSWORD', 'REPLICATION_PASSWORD']);
    expect(read('deploy/secrets.env.example')).toContain('JWT_SECRET=');
  });

  it('mounts and reads files that are there', () => {
    const files = Object.values(services).flatMap(({ volumes = [], env_file = [] }) => [
      ...volumes.flatMap((volume) => (volume.startsWith('./') ? [volume.split(':')[0] ?? ''] : [])),
      ...env_file.map((file) => file.replace(/^(secrets|database)\.env$/, '$1.env.example')),
    ]);
    const named = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.flatMap((volume) => (volume.startsWith('.') ? [] : [volume.split(':')[0] ?? ''])),
    );

    expect(files.filter((file) => !existsSync(`${root}deploy/${file}`))).toEqual([]);
    expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
  });

  it('waits for parts that there are, and starts scripts that there are', () => {
    const all = Object.values(services);
    const awaited = all.flatMap(({ depends_on = [] }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    );
    const scripts = all.flatMap(({ command = [] }) =>
      command.filter((word) => word.startsWith('packages/')),
    );

    expect(awaited.filter((name) => !(name in services))).toEqual([]);
    expect(scripts).toEqual(['packages/api/src/updateTables.ts']);
    expect(scripts.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
  });

  it('has the servers that the balancers ask, on the port of the settings', () => {
    for (const path of ['deploy/haproxy/haproxy.cfg', 'deploy/nginx/hearback.conf']) {
      const asked = [...read(path).matchAll(/\b(app\d+):(\d+)/g)];
      expect(asked.map(([, name]) => name)).toEqual(['app1', 'app2']);
      expect(new Set(asked.map(([, , port]) => port))).toEqual(new Set([env['PORT']]));
    }
  });
});

describe('the balancers', () => {
  it('see that a process leaves before it closes its port', () => {
    const [, interval, falls] =
      /inter (\d+)ms fall (\d+)/.exec(read('deploy/haproxy/haproxy.cfg')) ?? [];

    expect(Number(interval) * (Number(falls) + 1)).toBeLessThan(Number(env['DRAIN_MS']));
    expect(read('deploy/haproxy/haproxy.cfg')).toContain('option httpchk GET /readyz');
  });

  it('let go of idle connections before the processes do', () => {
    const [, kept] = /keepAliveTimeout: ([\d_]+)/.exec(read('packages/api/src/listen.ts')) ?? [];
    const seconds = Number(kept?.replaceAll('_', '')) / 1_000;
    const [, nginx] = /keepalive_timeout (\d+)s/.exec(read('deploy/nginx/hearback.conf')) ?? [];

    expect(Number(nginx)).toBeLessThan(seconds);
  });

  it('show nobody the letters that no mail server takes', () => {
    const [, path = ''] =
      /deny_status 404 if \{ path_beg (\S+) \}/.exec(read('deploy/haproxy/haproxy.cfg')) ?? [];
    expect(path).toBe('/dev/mail');
    const nginx = read('deploy/nginx/hearback.conf');
    expect(nginx).toContain(`location = ${path} { return 404; }`);
    expect(nginx).toContain(`location ^~ ${path}/ { return 404; }`);
    // Behind them the process has a public name, and closes the page itself.
    expect(env['PUBLIC_ORIGIN']).toMatch(/^https:/);
  });

  it('keep metrics and readiness to themselves', () => {
    for (const path of ['/metrics', '/readyz']) {
      expect(read('deploy/haproxy/haproxy.cfg')).toContain(`path ${path} }`);
      expect(read('deploy/nginx/hearback.conf')).toContain(`location = ${path} { return 404; }`);
    }
  });
});

describe('Kubernetes', () => {
  const deployment = podOf(manifest('Deployment'));
  const workloads = [deployment, podOf(manifest('Job'))];

  it('has all that a deployment needs', () => {
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ]);
  });

  it('sets what the product knows, and opens the ports of the settings', () => {
    const { data = {} } = manifest('ConfigMap');
    const ports = deployment.spec.containers.flatMap(({ ports = [] }) => ports);

    expect(unknownTo(Object.keys(data))).toEqual([]);
    expect(
      Object.fromEntries(ports.map((port) => [port.name, String(port.containerPort)])),
    ).toEqual({ http: /PORT=(\d+)/.exec(dockerfile)?.[1], metrics: data['METRICS_PORT'] });
  });

  it('runs without rights, on a root that nobody writes to', () => {
    for (const { spec } of workloads) {
      expect(spec).toMatchObject({ securityContext: { runAsNonRoot: true } });
      for (const { image, securityContext, command = [] } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(image).toBe(`registry.example.com/hearback:${version}`);
        const script = command[1] ?? 'packages/gateway/src/main.ts';
        expect(existsSync(`${root}${script}`)).toBe(true);
      }
    }
  });

  it('asks for health where it is told', () => {
    const [container] = deployment.spec.containers;

    expect(container?.startupProbe?.httpGet.path).toBe('/healthz');
    expect(container?.livenessProbe?.httpGet.path).toBe('/healthz');
    expect(container?.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
  });

  it('waits for a process as long as it needs to end', () => {
    const drainMs = Number(manifest('ConfigMap').data?.['DRAIN_MS']);
    const [, finish = ''] = /finishMs = ([\d_]+)/.exec(read('packages/api/src/listen.ts')) ?? [];
    const needed = (drainMs + Number(finish.replaceAll('_', ''))) / 1_000;

    expect(deployment.spec.terminationGracePeriodSeconds).toBeGreaterThan(needed + 10);
  });

  it('means the same pods everywhere', () => {
    const { labels } = deployment.metadata;
    const selector = { matchLabels: labels };

    expect(manifest('Deployment').spec['selector']).toEqual(selector);
    expect(manifest('PodDisruptionBudget').spec['selector']).toEqual(selector);
    expect(manifest('Service').spec['selector']).toEqual(labels);
    expect(manifest('HorizontalPodAutoscaler').spec['scaleTargetRef']).toMatchObject({
      kind: 'Deployment',
      name: manifest('Deployment').metadata.name,
    });
  });

  it('never needs more connections than the database has', () => {
    const most = Number(manifest('HorizontalPodAutoscaler').spec['maxReplicas']);
    const [, has] = /^max_connections = (\d+)/m.exec(read('deploy/postgres/postgresql.conf')) ?? [];

    // Fifteen each, one more process during an update, and some for people.
    expect((most + 1) * 15).toBeLessThan(Number(has) - 3);
  });
});

describe('the chart', () => {
  const values = readYaml('deploy/helm/values.yaml')[0] as Record<string, unknown>;
  const chart = readYaml('deploy/helm/Chart.yaml')[0] as Record<string, string>;
  const schema = JSON.parse(read('deploy/helm/values.schema.json')) as Schema;
  const templates = ['hearback.yaml', 'migrate.yaml'].map((name) =>
    read(`deploy/helm/templates/${name}`),
  );
  const names = {
    Values: values,
    Chart: { AppVersion: chart['appVersion'] },
    Release: { Name: 'hearback', Service: 'Helm' },
  };
  const lookUp = (path: string, scope: object = names): unknown =>
    path
      .split('.')
      .slice(1)
      .reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], scope);

  /** What Helm writes for these values, for the few words of its language that the chart uses. */
  const renderTemplate = (template: string): string =>
    template
      .replaceAll(
        /\s*\{\{- range \$name, \$value := (\S+) \}\}([^]*?)\s*\{\{- end \}\}/g,
        (_, path: string, row: string) =>
          Object.entries(lookUp(path) as Record<string, string>)
            .map(([name, value]) =>
              row
                .replace('{{ $name }}', name)
                .replace('{{ $value | quote }}', JSON.stringify(value)),
            )
            .join(''),
      )
      .replaceAll(
        /\s*\{\{- if (\S+) \}\}([^]*?)\s*\{\{- end \}\}/g,
        (_, path: string, text: string) => (lookUp(path) ? text : ''),
      )
      .replaceAll(
        /\{\{ (\S+)( \| (?:quote|toJson|default (\S+)))? \}\}/g,
        (_, path: string, filter: string | undefined, instead?: string) => {
          const found = lookUp(path) || lookUp(instead ?? path);
          return filter === undefined || instead ? String(found) : JSON.stringify(found);
        },
      );
  const rendered = templates.flatMap(
    (template) => parseYaml(renderTemplate(template)) as Manifest[],
  );
  const without = (spec: object, ...left: string[]) =>
    Object.fromEntries(Object.entries(spec).filter(([name]) => !left.includes(name)));
  const renderedOf = (kind: string): Manifest => {
    const found = rendered.find((each) => each.kind === kind);
    if (!found) throw new Error(`The chart has no ${kind}.`);
    return found;
  };

  it('is the version that is here', () => {
    expect(chart).toMatchObject({ version, appVersion: version });
  });

  it('uses every value, and none that is not there', () => {
    const used = new Set(
      [...templates, read('deploy/helm/templates/NOTES.txt')].flatMap((template) =>
        [...template.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => path),
      ),
    );
    const isUsed = (path: string) =>
      [...used].some((each) => each === path || path.startsWith(`${each}.`));
    const paths = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).map((inner) => `.${name}.${inner}`)
        : [`.${name}`],
    );

    expect(paths.filter((path) => !isUsed(path))).toEqual([]);
    expect([...used].filter((path) => lookUp(path, values) === undefined)).toEqual([]);
  });

  it('has a schema that knows the values, and takes no secret among the settings', () => {
    const { settings, ...others } = values;
    expect(Object.keys(schema.properties).toSorted()).toEqual(
      ['global', ...Object.keys(values)].toSorted(),
    );
    for (const [name, value] of Object.entries(others)) {
      const { properties } = schema.properties[name] ?? {};
      if (properties) {
        expect(Object.keys(properties).toSorted()).toEqual(Object.keys(value as object).toSorted());
      }
    }
    const refused = Object.entries(schema.properties['settings']?.properties ?? {})
      .filter(([, { not }]) => not)
      .map(([name]) => name);
    const secrets = Object.keys(parseEnv(read('deploy/secrets.env.example')));
    expect(secrets.filter((name) => !refused.includes(name))).toEqual([]);
    expect(unknownTo([...refused, ...Object.keys(settings as object)])).toEqual([]);
  });

  it('installs what deploy/kubernetes has, with the settings in the pods', () => {
    expect(rendered.map(({ kind }) => kind).toSorted()).toEqual(
      manifests
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'ConfigMap')
        .toSorted(),
    );
    for (const kind of ['Service', 'HorizontalPodAutoscaler', 'Ingress', 'NetworkPolicy']) {
      const [spec, expected] = [renderedOf(kind), manifest(kind)].map((each) =>
        without(each.spec, 'selector', 'podSelector'),
      );
      expect({ kind, spec }).toEqual({ kind, spec: expected });
    }
    expect(renderedOf('PodDisruptionBudget').spec).toMatchObject({ maxUnavailable: 1 });
    expect(renderedOf('Ingress').metadata).toEqual(manifest('Ingress').metadata);

    for (const kind of ['Deployment', 'Job']) {
      const pod = podOf(renderedOf(kind)).spec as PodSpec;
      const plain = podOf(manifest(kind)).spec as PodSpec;
      // Labels are another release's, secrets of a registry are nobody's by default.
      const own = ['topologySpreadConstraints', 'imagePullSecrets', 'containers'];
      expect({ kind, ...without(pod, ...own) }).toEqual({ kind, ...without(plain, ...own) });
      expect(pod['imagePullSecrets']).toEqual([]);

      const [container = {}] = pod.containers;
      const [plainContainer = {}] = plain.containers;
      const settings = ['env', 'envFrom'];
      expect(without(container, ...settings)).toEqual(without(plainContainer, ...settings));
      expect(container.envFrom).toEqual([{ secretRef: { name: 'hearback-secrets' } }]);
      expect(
        Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value])),
      ).toEqual(manifest('ConfigMap').data);
    }
  });

  it('finds its own pods, apart from those of another release', () => {
    const { labels } = podOf(renderedOf('Deployment')).metadata;
    expect(labels).toHaveProperty(['app.kubernetes.io/instance'], 'hearback');
    expect(renderedOf('Deployment').spec['selector']).toEqual({ matchLabels: labels });
    expect(renderedOf('PodDisruptionBudget').spec['selector']).toEqual({ matchLabels: labels });
    expect(renderedOf('Service').spec['selector']).toEqual(labels);
    expect(podOf(renderedOf('Job')).metadata.labels).not.toEqual(labels);
  });

  it('brings the tables up to date before it replaces a process', () => {
    expect(renderedOf('Job').metadata).toMatchObject({
      annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' },
    });
  });
});

describe('systemd', () => {
  const unit = read('deploy/systemd/hearback.service');

  it('starts what is there, where the settings lie', () => {
    const [, script = ''] =
      /^ExecStart=\/usr\/bin\/node --v8-pool-size=1 --max-semi-space-size=8 (\S+)/m.exec(unit) ??
      [];
    expect(existsSync(`${root}${script}`)).toBe(true);
    const names = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(names).toEqual(['DATA_DIR']);
    expect(unknownTo(names)).toEqual([]);
  });

  it('gives a process time to end', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)/m.exec(unit) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(Number(env['DRAIN_MS']) + 8_000 + 10_000);
  });
});
