import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type Tensor, env, type io, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import { loadLayersModel } from '@tensorflow/tfjs-layers';
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2';
import { sampleSide } from './sample.ts';

/** What the model was taught to tell apart, in the order of its answers. */
const kinds = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;
const nude: readonly (typeof kinds)[number][] = ['hentai', 'porn'];

/** The parts of the package that are read, of which its types say little. */
interface Bundle {
  readonly modelJson: () => Promise<{ default: io.ModelJSON }>;
  readonly weightBundles: readonly (() => Promise<{ default: string }>)[];
}

/** Reads the model from the installed packages, and nothing from the network. */
async function loadModel() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'));
  // Its own threads would take the processors that answer requests.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setWasmPaths(`${join(folder, 'dist')}/`);
  await setBackend('wasm');
  const { modelJson, weightBundles } = MobileNetV2Model as Bundle;
  const { default: topology } = await modelJson();
  const parts = await Promise.all(weightBundles.map((read) => read()));
  const weights = Buffer.concat(parts.map((part) => Buffer.from(part.default, 'base64')));
  return loadLayersModel({
    load: async () => ({
      modelTopology: topology.modelTopology,
      weightSpecs: topology.weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(weights).buffer,
    }),
  });
}

/** How likely a picture is a nude, in whole percent, from its sample. */
export async function openModel() {
  const model = await loadModel();
  return (sample: Uint8Array) => {
    const answers = tidy(() => {
      const input = tensor4d(
        Float32Array.from(sample, (value) => value / 255),
        [1, sampleSide, sampleSide, 3],
      );
      return (model.predict(input) as Tensor).dataSync<'float32'>();
    });
    const share = kinds.reduce(
      (sum, kind, index) => sum + (nude.includes(kind) ? (answers[index] ?? 0) : 0),
      0,
    );
    return Math.round(share * 100);
  };
}
