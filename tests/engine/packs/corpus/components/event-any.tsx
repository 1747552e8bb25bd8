export function Upload({ onFiles }: { onFiles: (files: File[]) => void }) {
  const onChange = (event: any) => {
    onFiles([...event.target.files]);
  };
  return <input type="file" multiple onChange={onChange} />;
}
