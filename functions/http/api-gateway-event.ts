/** The parts that we read of an HTTP API's event, payload format 2.0. */
export interface ApiGatewayEvent {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies?: readonly string[];
  readonly pathParameters?: Readonly<Record<string, string | undefined>>;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly requestContext: {
    readonly requestId: string;
    readonly http: { readonly method: string; readonly path: string };
  };
}

/** An answer as an HTTP API takes it. */
export interface ApiGatewayResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string;
  readonly isBase64Encoded?: boolean;
}
