interface Props {
  label: string;
  value: string;
  choices: Readonly<Record<string, string>>;
  className?: string | undefined;
  onChoose: (value: string) => void;
}

/** A question with a few answers. */
export function SelectField({
  choices,
  className,
  label,
  onChoose,
  value,
}: Props) {
  return (
    <label className={className}>
      {label}{' '}
      <select
        className="field"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {Object.entries(choices).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
