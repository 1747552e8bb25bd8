// @ts-check

/**
 * What is being done, and how far it is.
 *
 * @typedef {object} Step
 * @property {string} label such as `Checking examples`
 * @property {number} [done]
 * @property {number} [total] how many there are of what `done` counts
 */

/**
 * Says how far something slow has come: in a terminal on its last line, which
 * changes; in a log by a line for each kind of work, when it begins.
 *
 * @typedef {object} ProgressLine
 * @property {(step: Step) => void} show
 * @property {(text: string, stream?: Output) => void} print passes on what a
 *   program prints meanwhile, whole lines of it
 * @property {() => void} end leaves nothing on the last line
 */

/**
 * @typedef {object} Output a stream such as `process.stdout`
 * @property {(text: string) => unknown} write
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 */

/** Goes to the start of a terminal's line, and empties it (ECMA-48: EL). */
const emptyLine = '\r\u001B[K';

/**
 * @param {Output} output
 * @returns {ProgressLine}
 */
export function startProgress(output = process.stdout) {
  const isTerminal = output.isTTY === true;
  let shown = '';
  let label = '';
  /** @type {Map<Output, string>} */
  const unfinished = new Map();

  /** @param {string} line */
  function showLine(line) {
    if (line !== shown) {
      output.write(emptyLine + line);
      shown = line;
    }
  }

  return {
    show(step) {
      if (isTerminal) {
        const line = describeStep(step);
        // One that is wrapped could not be emptied.
        showLine(line.slice(0, (output.columns ?? 80) - 1));
      } else if (step.label !== label) {
        output.write(`${describeStep({ ...step, done: undefined })} …\n`);
      }
      label = step.label;
    },

    print(text, stream = output) {
      const all = (unfinished.get(stream) ?? '') + text;
      const end = all.lastIndexOf('\n') + 1;
      unfinished.set(stream, all.slice(end));
      if (end > 0) {
        const line = shown;
        if (isTerminal) {
          showLine('');
        }
        stream.write(all.slice(0, end));
        if (isTerminal) {
          showLine(line);
        }
      }
    },

    end() {
      if (isTerminal) {
        showLine('');
      }
      for (const [stream, text] of unfinished) {
        stream.write(text);
      }
      unfinished.clear();
    },
  };
}

/**
 * @param {Step} step
 * @returns {string} `Checking examples: 600 of 2,549`
 */
function describeStep({ label, done, total }) {
  const [soFar, all] = [done, total].map(count =>
    count?.toLocaleString('en-US'),
  );
  if (soFar === undefined) {
    return all === undefined ? label : `${label}: ${all}`;
  }
  return `${label}: ${soFar}${all === undefined ? '' : ` of ${all}`}`;
}
