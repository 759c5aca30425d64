import type { Environment } from './environment.ts';
import { StartError } from './errors.ts';

/** Where traces are sent, if anywhere. */
export function traceSettings(env: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = env;
  if (!endpoint) return undefined;
  const { username, password } = new URL(endpoint);
  if (username || password)
    throw new StartError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must not contain a password: set OTEL_EXPORTER_OTLP_HEADERS, such as authorization=Basic%20….',
    );
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(headers),
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function readHeaders(text: string): Record<string, string> {
  try {
    const headers = new Headers();
    for (const pair of text.split(',').filter((each) => each.trim() !== '')) {
      const [name = '', ...value] = pair.split('=');
      headers.append(name.trim(), decodeURIComponent(value.join('=').trim()));
    }
    return Object.fromEntries(headers);
  } catch {
    throw new StartError(
      'OTEL_EXPORTER_OTLP_HEADERS is not usable. Expected: name=value, separated by commas, with percent-encoded values.',
    );
  }
}
