/**
 * Code that pages are about: readers search for what they wrote. Each shape is a part of a line of code.
 * Where several are in a query, the earlier in this list is what it is about; of several pages, the
 * first.
 */
const shapes: readonly (readonly [
  shape: RegExp,
  ...pages: readonly [string, ...string[]],
])[] = [
  // Comments
  [/@ts-(?:ignore|nocheck|expect-error|check)\b/, 'ban-ts-comment'],
  [/\btslint:(?:disable|enable)/, 'ban-tslint-comment'],
  [
    /\beslint-(?:dis|en)able(?:-[a-z-]+)?\s*(?:\*\/)?$/,
    '/troubleshooting/',
    '/users',
  ],
  [/\/\/\/(?:\s*<reference|$)/, 'triple-slash-reference'],

  // Non-null assertions, the more special ones first
  [/\w!\s*\?\?/, 'no-non-null-asserted-nullish-coalescing'],
  [/\w!!+(?:[.[;)]|\s*$)|\w!\?\./, 'no-extra-non-null-assertion'],
  [/\?\.[\w.?()[\]]*!/, 'no-non-null-asserted-optional-chain'],
  [/\w!\s*==|\w!\s+[=+-]/, 'no-confusing-non-null-assertion'],
  [/[\w)\]]!(?:[.[;,)]|\s*$)/, 'no-non-null-assertion'],

  // Null, undefined, and conditions
  [/\?\?|\w\s*\|\|=/, 'prefer-nullish-coalescing'],
  [/(\b[\w.]+)\s*&&\s*!?\1[.[(]/, 'prefer-optional-chain'],
  [/^\??\.$|^\?\.\w*$/, 'prefer-optional-chain', 'no-unnecessary-condition'],
  [/[\w)]\s*\|\|\s*(?:['"`\w[{]|$)|^\|\|$/, 'prefer-nullish-coalescing'],
  [/[!=]==?\s*(?:true|false)\b/, 'no-unnecessary-boolean-literal-compare'],
  [
    /\b(?:if|while)\s*\(\s*(?:true|false|[01])\s*\)/,
    'no-unnecessary-condition',
  ],
  [/\bif\s*\(\s*!?\w*promise\w*\s*\)/i, 'no-misused-promises'],
  [
    /!!|\bif\s*\(\s*!?[\w.]+\s*\)|\bBoolean\(/,
    'strict-boolean-expressions',
    'no-unnecessary-condition',
  ],
  [
    /\bswitch\s*\(|^\s*case\s+.*:|\bdefault:|\bassertNever\b/,
    'switch-exhaustiveness-check',
  ],

  // `any` on its way
  [
    /=\s*(?:await\s+)?(?:JSON\.parse\(|[\w.]+\.json\(\))/,
    'no-unsafe-assignment',
  ],
  [
    /\bcatch\s*\(\s*\w+\s*:|\.catch\(\s*\(?\s*\w+\s*(?::\s*\w+\s*)?\)?\s*=>/,
    'use-unknown-in-catch-callback-variable',
    'no-explicit-any',
  ],
  [/<\s*\w+\s+extends\s+(?:any|unknown)\b/, 'no-unnecessary-type-constraint'],
  [
    /\b(?:any|unknown|never)\s*[|&]|[|&]\s*(?:any|unknown|never)\b/,
    'no-redundant-type-constituents',
  ],
  [
    /(?::|\bas|[<,])\s*any\b(?!\s+\w)|\bany\[\]|=\s*any\b/,
    'no-explicit-any',
    'no-unsafe-assignment',
  ],

  // Promises
  [
    /\.(?:forEach|filter|some|every|find|map)\(\s*async\b|=\{\s*async\b|\bnew\s+Promise\(\s*async\b|\baddEventListener\([^,]+,\s*async\b/,
    'no-misused-promises',
  ],
  [/\bset(?:Timeout|Interval)\(\s*['"`]|\bnew\s+Function\(/, 'no-implied-eval'],
  [/\breject\(\s*(?:['"`\d{)]|undefined|null)/, 'prefer-promise-reject-errors'],
  [/\breturn\s+await\b/, 'return-await'],
  [/\bvoid\s+\w[\w.]*\(|\.then\(/, 'no-floating-promises'],
  [
    /^(?!.*\bawait\b).*\basync\s+(?:function\b|\(|\w+\s*(?:=>|\())/,
    'require-await',
    'no-misused-promises',
  ],

  // Imports and exports
  [
    /\bimport\s*\{\s*type\s+\w+(?:\s*,\s*type\s+\w+)*\s*\}/,
    'consistent-type-imports',
    'no-import-type-side-effects',
  ],
  [
    /\bimport\s+type\b|\bimport\s*\{[^}]*\btype\s|:\s*import\(['"]/,
    'consistent-type-imports',
  ],
  [/\bexport\s+type\s*\{|\bexport\s*\{\s*type\s/, 'consistent-type-exports'],
  [/\bexport\s*\{\s*\}/, 'no-useless-empty-export'],
  [/\bexport\s+default\b/, '/troubleshooting/'],
  [
    /\bimport\s+\w+\s*=\s*require\b|^\s*require\(/,
    'no-require-imports',
    'no-var-requires',
  ],
  [/\brequire\(|=\s*require\b/, 'no-var-requires', 'no-require-imports'],

  // Classes
  [
    /\bconstructor\s*\([^)]*\b(?:private|public|protected|readonly)\b/,
    'parameter-properties',
  ],
  [/\bconstructor\s*\([^)]*\)\s*\{\s*(?:\}|super\()/, 'no-useless-constructor'],
  [
    /\binterface\b.*(?:\bnew\s*\(|\bconstructor\()|\bconstructor\(\)\s*:/,
    'no-misused-new',
  ],
  [/\bclass\s+\w+\s*\{\s*(?:\}|static\b)/, 'no-extraneous-class'],
  [/\b(?:const|let|var)\s+\w+\s*=\s*this\b(?!\.)/, 'no-this-alias'],
  [
    /\(\s*this\.\w+\s*\)|\.bind\(|\.(?:map|forEach|then|filter|on)\(\s*\w+\.\w+\s*\)/,
    'unbound-method',
  ],

  // Types
  [/\binterface\s+\w+\s*(?:extends\s+\w+\s*)?\{\s*\}/, 'no-empty-interface'],
  [
    /\[\s*\w+\s*(?::|\bin\b)\s*(?:string|number|symbol)\s*\]\s*\??:|\bRecord</,
    'consistent-indexed-object-style',
  ],
  [/\btype\s+\w+\s*=\s*\{/, 'consistent-type-definitions'],
  [/\binterface\s+[A-Z]\w*\s*\{/, 'consistent-type-definitions'],
  [
    /:\s*\w+<[^=]*>\s*=\s*new\s|=\s*new\s+\w+<.*>\s*\(/,
    'consistent-generic-constructors',
  ],
  [/(['"`])(\w+)\1\s+as\s+\1\2\1|\bas\s+const\b/, 'prefer-as-const'],
  [
    /:\s*(?:number|string|boolean|bigint)\s*=\s*[\d'"`tf]/,
    'no-inferrable-types',
  ],
  [
    /[:<|,]\s*(?:String|Number|Boolean|Symbol|BigInt|Object|Function|\{\s*\})(?:[\s[,;=)>|]|$)/,
    'ban-types',
  ],
  [/\b(?:Readonly)?Array<|\w\[\](?!\s*=)/, 'array-type'],
  [/\bas\s+NonNullable</, 'non-nullable-type-assertion-style'],
  [
    /\bas\s+unknown\s+as\b|(?:^|[=(,]\s*)<[A-Z]\w*>\s*[\w({[]|\}\s*as\s+[A-Z]/,
    'consistent-type-assertions',
  ],
  [
    /[\w)\]'"`]\s+as\s+[A-Za-z]\w*/,
    'consistent-type-assertions',
    'no-unnecessary-type-assertion',
  ],

  // Enums and namespaces
  [/\benum\s+\w+\s*\{/, 'prefer-enum-initializers', '/troubleshooting/'],
  [
    /\bnamespace\s+\w+\s*\{|\bdeclare\s+(?:module|global|namespace)\b/,
    'no-namespace',
  ],

  // Arrays, strings, numbers
  [/\bfor\s*\(\s*(?:const|let|var)\s+\w+\s+in\b/, 'no-for-in-array'],
  [/\bfor\s*\(\s*(?:let|var)\s+\w+\s*=\s*0\b/, 'prefer-for-of'],
  [/\bdelete\s+\w+\[\s*(?:\d+|[ij]|index|idx)\s*\]/, 'no-array-delete'],
  [/\bdelete\s+[\w.]+\[/, 'no-dynamic-delete', 'no-array-delete'],
  [/\.filter\(.*\)\s*(?:\[0\]|\.(?:at|shift|pop)\()/, 'prefer-find'],
  [/\.sort\(\s*\)|\.toSorted\(\s*\)/, 'require-array-sort-compare'],
  [/\bnew\s+Array\(|(?<![\w.])Array\(/, 'no-array-constructor'],
  [
    /\.indexOf\([^)]*\)\s*===?\s*0|\[0\]\s*===?\s*['"`]|\.charAt\(0?\)|\.(?:slice|substring|substr)\(/,
    'prefer-string-starts-ends-with',
  ],
  [
    /\.(?:indexOf|lastIndexOf)\([^)]*\)(?:\s*[!=<>])?|\/\w+\/\.test\(/,
    'prefer-includes',
  ],
  [/\w\[(['"])\w+\1\]/, 'dot-notation'],
  [
    /`[^`]*\$\{|^\$\{/,
    'restrict-template-expressions',
    'no-base-to-string',
    'no-useless-template-literals',
  ],
  [/\[object Object\]|\.toString\(\)|\bString\(\w/, 'no-base-to-string'],
  [
    /(['"`])[^'"`]*\1\s*\+\s*[\w([{'"`]|[\w)\]]\s*\+\s*['"`]|[[{]\s*[\]}]\s*\+|\+\s*[[{]|^\+$/,
    'restrict-plus-operands',
  ],

  // Functions and statements
  [
    /\(\s*\w+[^,()]*=\s*[^,()]+,\s*\w+\s*(?::\s*\w+\s*)?\)/,
    'default-param-last',
  ],
  [/\bthrow\s+(?:['"`\d{]|null\b|undefined\b)/, 'only-throw-error'],
  [/(?:=>|\)|\w)\s*\{\s*\}\s*;?$/, 'no-empty-function'],
  [/^\s*(?:let|var)\s+\w+\s*(?::\s*[\w<>[\]|\s]+)?;?\s*$/, 'init-declarations'],
  [/[([,]\s*_\w*\s*[,)\]]/, 'no-unused-vars'],
];

/** Words of the language. */
const keyword =
  /^(?:abstract|any|as|async|await|boolean|break|case|catch|class|const|constructor|declare|default|delete|do|else|enum|export|extends|false|finally|for|from|function|get|global|if|implements|import|in|infer|instanceof|interface|is|keyof|let|module|namespace|never|new|null|number|of|out|override|private|protected|public|readonly|return|satisfies|set|static|string|super|switch|symbol|this|throw|true|try|type|typeof|undefined|unique|unknown|var|void|while|with|yield)$/;

/** What words alone don't have. */
const marks = /[^\w\s]|\bas\s+(?:any|const|never|unknown)\b/;

/**
 * Reads the code in a query: the pages that it is about, the likeliest first, by their paths or the names of rules, and
 * whether there is nothing but code.
 */
export function readCode(query: string) {
  const text = query.trim();
  const isAll = marks.test(text) && !hasProse(text);
  const pages = shapes.flatMap(([shape, ...of]) => {
    const [found] = shape.exec(text) ?? [];
    // In a sentence, words alone aren't code: "arrays as parameters".
    return found !== undefined && (isAll || marks.test(found)) ? of : [];
  });
  return { pages: [...new Set(pages)], isAll: isAll && pages.length > 0 };
}

/** Whether words follow each other as they don't in code: two that aren't of the language. */
function hasProse(text: string): boolean {
  let inRow = 0;
  return text.split(' ').some(word => {
    const isWord = /^[a-z]+(?:'[a-z]+)?[.,;?]?$/i.test(word);
    inRow = isWord ? inRow + Number(!keyword.test(word)) : 0;
    return inRow > 1;
  });
}

/** All pages that code leads to, for a test that they exist. */
export const pagesOfCode: readonly string[] = [
  ...new Set(shapes.flatMap(([, ...pages]) => pages)),
];
