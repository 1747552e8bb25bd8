import * as React from './react-shim';
import { ReactNode, useMemo } from './react-shim';
import { Avatar } from './Avatar';

interface User { name: string; email?: string | null; followers?: number; tags: string[] | undefined }

interface Props extends React.Props { user: User; children?: ReactNode; onSelect?: (user: User) => void }

const ProfileCard: React.FC<Props> = ({ user, children, onSelect }) => {
  const initials = useMemo(() => user.name.split(' ').map(part => part[0]).join(''), [user]);
  const count = user.followers || 0;
  const hasMail = user.email && user.email.length > 0 ? true : false;
  const generic = <T,>(value: T): T => value;
  return (
    <article title={user.email || 'none'} onClick={() => onSelect && onSelect(user)}>
      {count && <span>{count + ' followers'}</span>}
      {user.followers ? <b>{user.followers}</b> : null}
      {user.tags?.map(tag => <Tag key={tag} name={tag as string} />)}
      <Avatar initials={initials!} large={true} />
      {hasMail === true && children}
      {generic<User>(user).name}
    </article>
  );
};

function Tag(props: { name: string }) { return <i>{props.name}</i> }

export class Wrapper extends React.Component<Props, {}> {
  render() { return <ProfileCard {...this.props} {...(this.props as any)} /> }
}
export default ProfileCard;
