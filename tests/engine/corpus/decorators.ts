declare function Injectable(): ClassDecorator;
declare function Inject(token?: string): ParameterDecorator & PropertyDecorator;
declare function Get(path: string): MethodDecorator;
import { Repository } from './repository';
import { Clock } from './clock';

@Injectable()
export class UserController {
  @Inject('clock') private clock: Clock;
  private readonly prefix = 'user';
  static count = 0;
  declare readonly kind: string;

  constructor(@Inject() private repository: Repository, public readonly limit: number = 10) { UserController.count++ }

  @Get('/users') async list(): Promise<unknown[]> { return this.repository.all() }
  @Get('/users/:id')
  async find(id: string) { const user = await this.repository.find(id); if (!user) throw new Error(id); return user }
  private helper() { return this.clock }
  public override toString() { return this.prefix }
}

export class Account extends UserController {
  private _balance = 0;
  get balance() { return this._balance }
  set balance(value) { this._balance = value }
  accessor owner = '';
  public withdraw(amount: number) { this._balance -= amount; return this }
  protected static create(this: typeof Account) { return new this(null as never) }
}
